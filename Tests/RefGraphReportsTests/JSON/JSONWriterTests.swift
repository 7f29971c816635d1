import Testing

@testable import RefGraphReports

@Suite struct `JSON writer` {
  @Test func `members and elements stand on lines of their own, two spaces deeper`() {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("name", "page")
      writer.member("size", 48)
      writer.member("isAlive", true)
      writer.null("owner")
      writer.array("labels") { writer in
        writer.element("self")
        writer.array { $0.element("deep") }
      }
      writer.object("empty") { _ in }
      writer.array("none") { _ in }
    }
    #expect(
      writer.text() == """
        {
          "name": "page",
          "size": 48,
          "isAlive": true,
          "owner": null,
          "labels": [
            "self",
            [
              "deep"
            ]
          ],
          "empty": {},
          "none": []
        }

        """
    )
  }

  @Test func `what is inline stands on one line with everything in it`() {
    var writer = JSONWriter()
    writer.array { writer in
      writer.object(.inline) { writer in
        writer.member("from", "a")
        writer.array("path") { writer in
          writer.element("x")
          writer.object { $0.member("y", 1) }
        }
        writer.object("none") { _ in }
      }
      writer.array(.inline) { _ in }
      writer.element("next")
    }
    #expect(
      writer.text() == """
        [
          { "from": "a", "path": ["x", { "y": 1 }], "none": {} },
          [],
          "next"
        ]

        """
    )
  }

  @Test(
    arguments: [
      ("plain", #""plain""#),
      ("", #""""#),
      ("\"\\/", #""\"\\/""#),
      ("\n\r\t\u{8}\u{C}\u{0}\u{1F}\u{7F}\u{9B}", #""\n\r\t\u0008\u000C\u0000\u001F\u007F\u009B""#),
      ("a\u{2028}b\u{2029}", #""a\u2028b\u2029""#),
      ("\u{202E}txt.exe\u{2066}", #""\u202Etxt.exe\u2066""#),
      ("\u{FEFF}\u{200B}\u{E0041}", #""\uFEFF\u200B\uDB40\uDC41""#),
      ("Größe 画面 👩‍🚀", "\"Größe 画面 👩‍🚀\""),
    ]
  )
  func `strings are escaped where nobody would see them`(_ text: String, _ written: String) {
    var writer = JSONWriter()
    writer.append(quoted: text)
    #expect(writer.text() == written + "\n")
  }

  @Test func `numbers are written in full`() {
    var writer = JSONWriter()
    writer.object(.inline) { writer in
      writer.member("largest", UInt64.max)
      writer.member("smallest", Int64.min)
    }
    #expect(
      writer.text() == """
        { "largest": 18446744073709551615, "smallest": -9223372036854775808 }

        """
    )
  }
}
