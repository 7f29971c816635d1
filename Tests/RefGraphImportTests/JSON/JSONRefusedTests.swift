import Testing

@testable import RefGraphImport

struct JSONRefusedTests {
  @Test(arguments: [
    ("", "1:1: the input is empty; expected a JSON value"),
    (" \n\t", "2:2: the input is empty; expected a JSON value"),
    ("\u{FEFF}", "1:1: the input is empty; expected a JSON value"),
    ("[1,]", "1:4: expected a value after `,`, found `]`; remove the `,` before it"),
    ("[,1]", "1:2: expected a value or `]`, found `,`"),
    ("[1,,2]", "1:4: expected a value after `,`, found `,`"),
    ("[1 2]", "1:4: expected `,` or `]` after an element, found `2`"),
    ("[1}", "1:3: expected `,` or `]` after an element, found `}`"),
    ("[1:2]", "1:3: expected `,` or `]` after an element, found `:`"),
    ("]", "1:1: expected a value, found `]`"),
    ("[]]", "1:3: expected nothing after the outermost value, found `]`"),
    ("[] []", "1:4: expected nothing after the outermost value, found `[`"),
    ("1 1", "1:3: expected nothing after the outermost value, found `1`"),
    ("{}x", "1:3: expected nothing after the outermost value, found `x`"),
    (",", "1:1: expected a value, found `,`"),
    ("*", "1:1: expected a value, found `*`"),
    (
      "{\"a\":1,}",
      "1:8: expected a key in double quotes after `,`, found `}`; remove the `,` before it"
    ),
    ("{,}", "1:2: expected a key in double quotes or `}`, found `,`"),
    ("{\"a\"}", "1:5: expected `:` after a key, found `}`"),
    ("{\"a\" 1}", "1:6: expected `:` after a key, found `1`"),
    ("{\"a\":}", "1:6: expected a value after `:`, found `}`"),
    ("{\"a\":1 \"b\":2}", "1:8: expected `,` or `}` after a member, found `\"b\"`"),
    ("{\"a\":1]", "1:7: expected `,` or `}` after a member, found `]`"),
    ("{a:1}", "1:2: expected a key in double quotes or `}`, found `a`"),
    ("{1:1}", "1:2: expected a key in double quotes or `}`, found `1`"),
    (
      "{'a':1}",
      "1:2: expected a key in double quotes or `}`, found `'`; strings stand in double quotes"
    ),
    ("{\"a\":'b'}", "1:6: expected a value after `:`, found `'`; strings stand in double quotes"),
    ("{[]:1}", "1:2: expected a key in double quotes or `}`, found `[`"),
    ("{\"a\":1,,}", "1:8: expected a key in double quotes after `,`, found `,`"),
    ("{\"a\"::1}", "1:6: expected a value after `:`, found `:`"),
    ("{\"a\":1}}", "1:8: expected nothing after the outermost value, found `}`"),
    ("{\"a\":1,\"b\"]", "1:11: expected `:` after a key, found `]`"),
    ("[1, // one\n2]", "1:5: expected a value after `,`, found `/`; JSON has no comments"),
    ("/* all */ 1", "1:1: expected a value, found `/`; JSON has no comments"),
    ("# all\n1", "1:1: expected a value, found `#`; JSON has no comments"),
    ("[True]", "1:2: expected a value or `]`, found `True`; write `true`"),
    ("[FALSE]", "1:2: expected a value or `]`, found `FALSE`; write `false`"),
    ("None", "1:1: expected a value, found `None`; write `null`"),
    ("nil", "1:1: expected a value, found `nil`; write `null`"),
    ("undefined", "1:1: expected a value, found `undefined`; write `null`"),
    ("truest", "1:1: expected a value, found `truest`"),
    (
      "nul",
      "1:4: the input ends inside the word that began at 1:1; the file may have been cut off"
    ),
    ("nulls", "1:1: expected a value, found `nulls`"),
    ("tRue", "1:1: expected a value, found `tRue`"),
    ("[fals]", "1:2: expected a value or `]`, found `fals`"),
    ("NaN", "1:1: expected a value, found `NaN`; JSON has finite numbers only"),
    ("[Infinity]", "1:2: expected a value or `]`, found `Infinity`; JSON has finite numbers only"),
    ("-Infinity", "1:1: expected a value, found `-Infinity`; JSON has finite numbers only"),
    (
      "-",
      "1:2: the input ends inside the number that began at 1:1; the file may have been cut off"
    ),
    ("[-]", "1:2: malformed number `-`: a digit follows the minus sign"),
    ("[-a]", "1:2: malformed number `-a`: a digit follows the minus sign"),
    ("+1", "1:1: expected a value, found `+1`"),
    (".5", "1:1: expected a value, found `.5`"),
    ("[1.]", "1:2: malformed number `1.`: a digit follows the decimal point"),
    ("[1.e1]", "1:2: malformed number `1.e1`: a digit follows the decimal point"),
    ("[1e]", "1:2: malformed number `1e`: an exponent has at least one digit"),
    ("[1e+]", "1:2: malformed number `1e+`: an exponent has at least one digit"),
    ("01", "1:1: malformed number `01`: a number has no leading zeros"),
    ("-01", "1:1: malformed number `-01`: a number has no leading zeros"),
    ("00", "1:1: malformed number `00`: a number has no leading zeros"),
    ("0x1F", "1:1: malformed number `0x1F`: a number ends at `,`, a bracket or white space"),
    ("1_000", "1:1: malformed number `1_000`: a number ends at `,`, a bracket or white space"),
    ("1.2.3", "1:1: malformed number `1.2.3`: a number ends at `,`, a bracket or white space"),
    ("1a", "1:1: malformed number `1a`: a number ends at `,`, a bracket or white space"),
    ("--1", "1:1: malformed number `--1`: a digit follows the minus sign"),
    ("1e1.5", "1:1: malformed number `1e1.5`: a number ends at `,`, a bracket or white space"),
    ("١", "1:1: expected a value, found `١`"),
    ("[１]", "1:2: expected a value or `]`, found `１`"),
    (
      "\"a\nb\"",
      "1:3: unescaped control character 0x0A in a string; write a line break as `\\n`, or close the string"
    ),
    ("\"a\tb\"", "1:3: unescaped control character 0x09 in a string; write a tab as `\\t`"),
    (
      "\"\u{0}\"",
      "1:2: unescaped control character 0x00 in a string; write it as `\\u` and four hexadecimal digits"
    ),
    (
      "\"\u{1F}\"",
      "1:2: unescaped control character 0x1F in a string; write it as `\\u` and four hexadecimal digits"
    ),
    ("\"\\x41\"", "1:2: unknown escape sequence `\\x`"),
    ("\"\\'\"", "1:2: unknown escape sequence `\\'`"),
    ("\"\\u12G4\"", "1:2: unknown escape sequence `\\u12G4`"),
    ("\"\\U0041\"", "1:2: unknown escape sequence `\\U`"),
    ("\"\\u 041\"", "1:2: unknown escape sequence `\\u 041`"),
    ("\"\\u\"", "1:2: unknown escape sequence `\\u`"),
    ("\"\\u00\"", "1:2: unknown escape sequence `\\u00`"),
    ("\"\\é\"", "1:2: unknown escape sequence `\\é`"),
    ("\"\\\u{1}\"", "1:2: unknown escape sequence `\\\\u{1}`"),
    ("\"\\u004１\"", "1:2: unknown escape sequence `\\u004`"),
    (
      "\"\\ud800\"",
      "1:2: half a surrogate pair, `\\uD800`; write the character itself, or both halves"
    ),
    (
      "\"\\udc00\"",
      "1:2: half a surrogate pair, `\\uDC00`; write the character itself, or both halves"
    ),
    (
      "\"\\ud800x\"",
      "1:2: half a surrogate pair, `\\uD800`; write the character itself, or both halves"
    ),
    (
      "\"\\ud800\\u0041\"",
      "1:2: half a surrogate pair, `\\uD800`; write the character itself, or both halves"
    ),
    (
      "\"\\ud800\\ud800\"",
      "1:2: half a surrogate pair, `\\uD800`; write the character itself, or both halves"
    ),
    (
      "\"\\udc00\\ud800\"",
      "1:2: half a surrogate pair, `\\uDC00`; write the character itself, or both halves"
    ),
    (
      "\"\\ud800\\n\"",
      "1:2: half a surrogate pair, `\\uD800`; write the character itself, or both halves"
    ),
    ("[\u{A0}1]", "1:2: expected a value or `]`, found `\\u{a0}`"),
    ("[1\u{2028}]", "1:3: expected `,` or `]` after an element, found `\\u{2028}`"),
    ("[1,\u{FEFF}2]", "1:4: expected a value after `,`, found `\\u{feff}`"),
    ("\u{FEFF}\u{FEFF}1", "1:1: expected a value, found `\\u{feff}`"),
    ("[\u{B}1]", "1:2: expected a value or `]`, found `\\u{b}`"),
    ("[1\u{0},2,3]", "1:3: expected `,` or `]` after an element, found `\\u{0}`"),
    ("\u{202E}", "1:1: expected a value, found `\\u{202e}`"),
    ("<html>", "1:1: expected a value, found `<`"),
    ("`", "1:1: expected a value, found `\\u{60}`"),
    ("\n\n  [\n  1,\r\n  \"é𝄞\", x]", "5:9: expected a value after `,`, found `x`"),
    ("[1,\r2,\r\n3,\n4 5]", "4:3: expected `,` or `]` after an element, found `5`"),
    (
      "[\"0123456789012345678901234567890123456789\" \"0123456789012345678901234567890123456789\"]",
      "1:45: expected `,` or `]` after an element, found `\"012345678901234567890123456789012345678…`"
    ),
    (
      "[\"a\" \"b\\\"\u{202E}c\"]",
      "1:6: expected `,` or `]` after an element, found `\"b\\\"\\u{202e}c\"`"
    ),
  ])
  func `bad texts are refused with place, problem and remedy`(text: String, expected: String) {
    #expect(errorInScanning(Array(text.utf8))?.description == expected)
  }
}
