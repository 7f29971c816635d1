import Testing

@testable import RefGraphImport

struct JSONNumberTests {
  private func reading<Value>(
    _ text: String,
    _ accessor: (borrowing JSONScanner) throws(JSONError) -> Value
  ) -> Result<Value, JSONError> {
    do {
      var scanner = try JSONScanner(JSONBytes(Array("[\(text)]".utf8)))
      _ = try scanner.next()
      _ = try scanner.next()
      return .success(try accessor(scanner))
    } catch {
      return .failure(error)
    }
  }

  private func failure(_ problem: JSONError.Problem) -> JSONError {
    JSONError(problem, at: JSONPlace(line: 1, column: 2, byteOffset: 1), path: "[0]")
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("7", 7), ("9999999999999999999", 9_999_999_999_999_999_999),
      ("18446744073709551615", .max),
    ] as [(String, UInt64)]
  )
  func `whole numbers fit 64 bits`(text: String, value: UInt64) {
    #expect(reading(text) { scanner throws(JSONError) in try scanner.uint64() } == .success(value))
  }

  @Test(arguments: ["-1", "18446744073709551616", "99999999999999999999", "-99999999999999999999"])
  func `numbers outside 64 bits are refused`(text: String) {
    #expect(
      reading(text) { scanner throws(JSONError) in try scanner.uint64() }
        == .failure(failure(.numberOutOfRange(found: "`\(text)`", .uint64)))
    )
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("-7", -7), ("9223372036854775807", .max),
      ("-9223372036854775808", .min),
    ] as [(String, Int)]
  )
  func `signed whole numbers fit 64 bits`(text: String, value: Int) {
    #expect(reading(text) { scanner throws(JSONError) in try scanner.int() } == .success(value))
  }

  @Test(arguments: [
    "9223372036854775808", "-9223372036854775809", "18446744073709551616", "-18446744073709551617",
  ])
  func `numbers outside signed 64 bits are refused`(text: String) {
    #expect(
      reading(text) { scanner throws(JSONError) in try scanner.int() }
        == .failure(failure(.numberOutOfRange(found: "`\(text)`", .int)))
    )
  }

  @Test(arguments: ["1.0", "1.5", "1e3", "-2E0"])
  func `a whole number is written without fraction and exponent`(text: String) {
    let expected = failure(.notWhole(found: "`\(text)`"))
    #expect(
      reading(text) { scanner throws(JSONError) in try scanner.uint64() } == .failure(expected)
    )
    #expect(reading(text) { scanner throws(JSONError) in try scanner.int() } == .failure(expected))
    #expect(
      expected.description == "1:2: [0]: expected a whole number, found `\(text)`; "
        + "write it without fraction and exponent"
    )
  }

  @Test(
    arguments: [
      ("0.1", 0.1), ("-2.5e-3", -0.0025), ("1e308", 1e308), ("1e-999", 0),
      ("9007199254740993", 9_007_199_254_740_992),
    ] as [(String, Double)]
  )
  func `doubles are the nearest ones`(text: String, value: Double) {
    #expect(reading(text) { scanner throws(JSONError) in try scanner.double() } == .success(value))
  }

  @Test func `a number beyond the largest double is refused`() {
    let result = reading("-1e309") { scanner throws(JSONError) in try scanner.double() }
    #expect(result == .failure(failure(.numberOutOfRange(found: "`-1e309`", .double))))
  }
}
