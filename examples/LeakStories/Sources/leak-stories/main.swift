import Foundation
import LeakStories

// Plays one story in one form and ends, so that a leak checker that runs it sees what is left then.
// Nothing is tracked: a weak reference would leave memory of its own behind.

let arguments = CommandLine.arguments.dropFirst()

if arguments.isEmpty {
  for story in Story.all { print(story.name) }
} else if let story = arguments.first.flatMap(Story.named), arguments.count == 2,
  let form = arguments.last.flatMap(Form.init(rawValue:))
{
  play(story, form)
  settle()
  coverStack()
} else {
  FileHandle.standardError.write(Data("usage: leak-stories [STORY leaking|repaired]\n".utf8))
  exit(64)
}

@inline(never)
func play(_ story: Story, _ form: Form) {
  story.play(form) { _, _ in }
}

/// Gives what Foundation ends on its own threads the time for it.
@inline(never)
func settle() {
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
}

/// Writes over what calls left on the stack: a leak checker takes such a remnant for a reference.
@inline(never)
func coverStack() {
  withUnsafeTemporaryAllocation(byteCount: 1 << 18, alignment: 16) { bytes in
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
    precondition(bytes.last == 0)
  }
}
