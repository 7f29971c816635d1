import RefGraphImport
import Testing

/// What to do about the problems that a reader of another format can meet.
struct JSONRemedyTests {
  @Test(
    arguments: [
      (.wrongType(found: .boolean, expected: .string), "write it in double quotes"),
      (.wrongType(found: .object, expected: .string), "write a text in double quotes"),
      (.wrongType(found: .string, expected: .number), "write a number without quotes"),
      (.wrongType(found: .null, expected: .number), "write a number"),
      (.wrongType(found: .string, expected: .boolean), "write `true` or `false` without quotes"),
      (.wrongType(found: .number, expected: .boolean), "write `true` or `false`"),
      (.wrongType(found: .array, expected: .null), "write `null`"),
      (.wrongType(found: .null, expected: .array), "write `[]` where there is nothing"),
      (.wrongType(found: .number, expected: .array), "put it between `[` and `]`"),
      (.wrongType(found: .null, expected: .object), "write an object between `{` and `}`"),
      (.numberOutOfRange(found: "`1e999`", .double), "write a number nearer to zero"),
      (.numberOutOfRange(found: "`-9e18`", .int), "write a number in this range"),
      (.nesting(bound: 7), "nest values at most 7 deep"),
      (.invalidValue(found: "`0`", expected: "a port"), "write a port instead"),
    ] as [(JSONError.Problem, String)]
  )
  func `a problem has its remedy`(problem: JSONError.Problem, remedy: String) {
    #expect(problem.remedy == remedy)
  }
}
