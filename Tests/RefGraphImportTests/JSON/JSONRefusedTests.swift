import Testing

@testable import RefGraphImport

struct JSONRefusedTests {
  @Test(arguments: [
    (
      "",
      "1:1: the input is empty; expected a JSON value; write a value into it, or give another file"
    ),
    (
      " \n\t",
      "2:2: the input is empty; expected a JSON value; write a value into it, or give another file"
    ),
    (
      "\u{FEFF}",
      "1:1: the input is empty; expected a JSON value; write a value into it, or give another file"
    ),
    ("[1,]", "1:4: expected a value after `,`, found `]`; remove the `,` before it"),
    (
      "[,1]",
      "1:2: expected a value or `]`, found `,`; write a value there, a text in double quotes"
    ),
    ("[1,,2]", "1:4: expected a value after `,`, found `,`; remove one of the two `,`"),
    (
      "[1 2]",
      "1:4: expected `,` or `]` after an element, found `2`; put `,` between elements, and `]` after the last"
    ),
    (
      "[1}",
      "1:3: expected `,` or `]` after an element, found `}`; put `,` between elements, and `]` after the last"
    ),
    (
      "[1:2]",
      "1:3: expected `,` or `]` after an element, found `:`; put `,` between elements, and `]` after the last"
    ),
    ("]", "1:1: expected a value, found `]`; write a value there, a text in double quotes"),
    (
      "[]]",
      "1:3: expected nothing after the outermost value, found `]`; remove what follows the value"
    ),
    (
      "[] []",
      "1:4: expected nothing after the outermost value, found `[`; remove what follows the value"
    ),
    (
      "1 1",
      "1:3: expected nothing after the outermost value, found `1`; remove what follows the value"
    ),
    (
      "{}x",
      "1:3: expected nothing after the outermost value, found `x`; remove what follows the value"
    ),
    (",", "1:1: expected a value, found `,`; write a value there, a text in double quotes"),
    ("*", "1:1: expected a value, found `*`; write a value there, a text in double quotes"),
    (
      "{\"a\":1,}",
      "1:8: expected a key in double quotes after `,`, found `}`; remove the `,` before it"
    ),
    (
      "{,}",
      "1:2: expected a key in double quotes or `}`, found `,`; write a key in double quotes there"
    ),
    ("{\"a\"}", "1:5: expected `:` after a key, found `}`; write `:` and a value after the key"),
    ("{\"a\" 1}", "1:6: expected `:` after a key, found `1`; write `:` and a value after the key"),
    (
      "{\"a\":}",
      "1:6: expected a value after `:`, found `}`; write a value there, a text in double quotes"
    ),
    (
      "{\"a\":1 \"b\":2}",
      "1:8: expected `,` or `}` after a member, found `\"b\"`; put `,` between members, and `}` after the last"
    ),
    (
      "{\"a\":1]",
      "1:7: expected `,` or `}` after a member, found `]`; put `,` between members, and `}` after the last"
    ),
    (
      "{a:1}",
      "1:2: expected a key in double quotes or `}`, found `a`; write a key in double quotes there"
    ),
    (
      "{1:1}",
      "1:2: expected a key in double quotes or `}`, found `1`; write a key in double quotes there"
    ),
    (
      "{'a':1}",
      "1:2: expected a key in double quotes or `}`, found `'`; put strings in double quotes"
    ),
    ("{\"a\":'b'}", "1:6: expected a value after `:`, found `'`; put strings in double quotes"),
    (
      "{[]:1}",
      "1:2: expected a key in double quotes or `}`, found `[`; write a key in double quotes there"
    ),
    (
      "{\"a\":1,,}",
      "1:8: expected a key in double quotes after `,`, found `,`; remove one of the two `,`"
    ),
    (
      "{\"a\"::1}",
      "1:6: expected a value after `:`, found `:`; write a value there, a text in double quotes"
    ),
    (
      "{\"a\":1}}",
      "1:8: expected nothing after the outermost value, found `}`; remove what follows the value"
    ),
    (
      "{\"a\":1,\"b\"]",
      "1:11: expected `:` after a key, found `]`; write `:` and a value after the key"
    ),
    (
      "[1, // one\n2]",
      "1:5: expected a value after `,`, found `/`; remove the comment: JSON has none"
    ),
    ("/* all */ 1", "1:1: expected a value, found `/`; remove the comment: JSON has none"),
    ("# all\n1", "1:1: expected a value, found `#`; remove the comment: JSON has none"),
    ("[True]", "1:2: expected a value or `]`, found `True`; write `true`"),
    ("[FALSE]", "1:2: expected a value or `]`, found `FALSE`; write `false`"),
    ("None", "1:1: expected a value, found `None`; write `null`"),
    ("nil", "1:1: expected a value, found `nil`; write `null`"),
    ("undefined", "1:1: expected a value, found `undefined`; write `null`"),
    (
      "truest",
      "1:1: expected a value, found `truest`; write a value there, a text in double quotes"
    ),
    (
      "nul",
      "1:4: the input ends inside the word that began at 1:1; complete it: the file may have been cut off"
    ),
    ("nulls", "1:1: expected a value, found `nulls`; write a value there, a text in double quotes"),
    ("tRue", "1:1: expected a value, found `tRue`; write a value there, a text in double quotes"),
    (
      "[fals]",
      "1:2: expected a value or `]`, found `fals`; write a value there, a text in double quotes"
    ),
    ("NaN", "1:1: expected a value, found `NaN`; write a finite number, or `null`"),
    (
      "[Infinity]",
      "1:2: expected a value or `]`, found `Infinity`; write a finite number, or `null`"
    ),
    ("-Infinity", "1:1: expected a value, found `-Infinity`; write a finite number, or `null`"),
    (
      "-",
      "1:2: the input ends inside the number that began at 1:1; complete it: the file may have been cut off"
    ),
    (
      "[-]",
      "1:2: malformed number `-`: a digit follows the minus sign; write a digit after the `-`"
    ),
    (
      "[-a]",
      "1:2: malformed number `-a`: a digit follows the minus sign; write a digit after the `-`"
    ),
    ("+1", "1:1: expected a value, found `+1`; write a value there, a text in double quotes"),
    (".5", "1:1: expected a value, found `.5`; write a value there, a text in double quotes"),
    (
      "[1.]",
      "1:2: malformed number `1.`: a digit follows the decimal point; write a digit after the `.`, or remove it"
    ),
    (
      "[1.e1]",
      "1:2: malformed number `1.e1`: a digit follows the decimal point; write a digit after the `.`, or remove it"
    ),
    (
      "[1e]",
      "1:2: malformed number `1e`: an exponent has at least one digit; write digits after the `e`, or remove it"
    ),
    (
      "[1e+]",
      "1:2: malformed number `1e+`: an exponent has at least one digit; write digits after the `e`, or remove it"
    ),
    ("01", "1:1: malformed number `01`: a number has no leading zeros; remove the leading zeros"),
    ("-01", "1:1: malformed number `-01`: a number has no leading zeros; remove the leading zeros"),
    ("00", "1:1: malformed number `00`: a number has no leading zeros; remove the leading zeros"),
    (
      "0x1F",
      "1:1: malformed number `0x1F`: a number ends at `,`, a bracket or white space; write it in decimal digits, or as a string in double quotes"
    ),
    (
      "1_000",
      "1:1: malformed number `1_000`: a number ends at `,`, a bracket or white space; write it in decimal digits, or as a string in double quotes"
    ),
    (
      "1.2.3",
      "1:1: malformed number `1.2.3`: a number ends at `,`, a bracket or white space; write it in decimal digits, or as a string in double quotes"
    ),
    (
      "1a",
      "1:1: malformed number `1a`: a number ends at `,`, a bracket or white space; write it in decimal digits, or as a string in double quotes"
    ),
    (
      "--1",
      "1:1: malformed number `--1`: a digit follows the minus sign; write a digit after the `-`"
    ),
    (
      "1e1.5",
      "1:1: malformed number `1e1.5`: a number ends at `,`, a bracket or white space; write it in decimal digits, or as a string in double quotes"
    ),
    ("١", "1:1: expected a value, found `١`; write a value there, a text in double quotes"),
    (
      "[１]", "1:2: expected a value or `]`, found `１`; write a value there, a text in double quotes"
    ),
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
    (
      "\"\\x41\"",
      "1:2: unknown escape sequence `\\x`; write `\\\\` for a backslash, or `\\u` and four hexadecimal digits"
    ),
    (
      "\"\\'\"",
      "1:2: unknown escape sequence `\\'`; write `\\\\` for a backslash, or `\\u` and four hexadecimal digits"
    ),
    (
      "\"\\u12G4\"",
      "1:2: unknown escape sequence `\\u12G4`; write `\\\\` for a backslash, or `\\u` and four hexadecimal digits"
    ),
    (
      "\"\\U0041\"",
      "1:2: unknown escape sequence `\\U`; write `\\\\` for a backslash, or `\\u` and four hexadecimal digits"
    ),
    (
      "\"\\u 041\"",
      "1:2: unknown escape sequence `\\u 041`; write `\\\\` for a backslash, or `\\u` and four hexadecimal digits"
    ),
    (
      "\"\\u\"",
      "1:2: unknown escape sequence `\\u`; write `\\\\` for a backslash, or `\\u` and four hexadecimal digits"
    ),
    (
      "\"\\u00\"",
      "1:2: unknown escape sequence `\\u00`; write `\\\\` for a backslash, or `\\u` and four hexadecimal digits"
    ),
    (
      "\"\\é\"",
      "1:2: unknown escape sequence `\\é`; write `\\\\` for a backslash, or `\\u` and four hexadecimal digits"
    ),
    (
      "\"\\\u{1}\"",
      "1:2: unknown escape sequence `\\\\u{1}`; write `\\\\` for a backslash, or `\\u` and four hexadecimal digits"
    ),
    (
      "\"\\u004１\"",
      "1:2: unknown escape sequence `\\u004`; write `\\\\` for a backslash, or `\\u` and four hexadecimal digits"
    ),
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
    (
      "[\u{A0}1]",
      "1:2: expected a value or `]`, found `\\u{a0}`; write a value there, a text in double quotes"
    ),
    (
      "[1\u{2028}]",
      "1:3: expected `,` or `]` after an element, found `\\u{2028}`; put `,` between elements, and `]` after the last"
    ),
    (
      "[1,\u{FEFF}2]",
      "1:4: expected a value after `,`, found `\\u{feff}`; write a value there, a text in double quotes"
    ),
    (
      "\u{FEFF}\u{FEFF}1",
      "1:1: expected a value, found `\\u{feff}`; write a value there, a text in double quotes"
    ),
    (
      "[\u{B}1]",
      "1:2: expected a value or `]`, found `\\u{b}`; write a value there, a text in double quotes"
    ),
    (
      "[1\u{0},2,3]",
      "1:3: expected `,` or `]` after an element, found `\\u{0}`; put `,` between elements, and `]` after the last"
    ),
    (
      "\u{202E}",
      "1:1: expected a value, found `\\u{202e}`; write a value there, a text in double quotes"
    ),
    ("<html>", "1:1: expected a value, found `<`; write a value there, a text in double quotes"),
    ("`", "1:1: expected a value, found `\\u{60}`; write a value there, a text in double quotes"),
    (
      "\n\n  [\n  1,\r\n  \"é𝄞\", x]",
      "5:9: expected a value after `,`, found `x`; write a value there, a text in double quotes"
    ),
    (
      "[1,\r2,\r\n3,\n4 5]",
      "4:3: expected `,` or `]` after an element, found `5`; put `,` between elements, and `]` after the last"
    ),
    (
      "[\"0123456789012345678901234567890123456789\" \"0123456789012345678901234567890123456789\"]",
      "1:45: expected `,` or `]` after an element, found `\"012345678901234567890123456789012345678…`; put `,` between elements, and `]` after the last"
    ),
    (
      "[\"a\" \"b\\\"\u{202E}c\"]",
      "1:6: expected `,` or `]` after an element, found `\"b\\\"\\u{202e}c\"`; put `,` between elements, and `]` after the last"
    ),
  ])
  func `bad texts are refused with place, problem and remedy`(text: String, expected: String) {
    #expect(errorInScanning(Array(text.utf8))?.description == expected)
  }
}
