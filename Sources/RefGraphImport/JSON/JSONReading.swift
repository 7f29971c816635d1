/// What has been read out of a whole text.
struct JSONReading<Value> {
  let value: Value
  /// One warning for each unknown key of each kind of object, in the order of the text.
  let warnings: [JSONWarning]
}
