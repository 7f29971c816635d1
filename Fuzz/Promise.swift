import Foundation

/// Stops the run when a promise is broken, and says which; optimised code would trap in silence.
func promise(_ isKept: Bool, _ broken: @autoclosure () -> String) {
  if isKept { return }
  FileHandle.standardError.write(Data("broken promise: \(broken())\n".utf8))
  preconditionFailure()
}
