extension Event.Field: CustomStringConvertible {
  /// `name=value` as the scenario language writes it, the value in quotes where it has to be.
  public var description: String {
    "\(name)=\(NotationText.value(value))"
  }
}
