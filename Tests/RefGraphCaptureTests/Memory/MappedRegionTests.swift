import Testing

@testable import RefGraphCapture

@Suite struct `What is mapped is read from the system's table` {
  private func regions(_ text: String) -> [MappedRegion] {
    MappedRegion.parse(maps: Array(text.utf8))
  }

  @Test func `of files, of memory without one, and of the system's`() {
    let found = regions(
      """
      563d7d6f0000-563d7d71b000 r-xp 0000a000 08:01 1835125                    /tmp/a folder/play
      563d89980000-563d899c8000 rw-p 00000000 00:00 0                          [heap]
      7f01ab7c0000-7f01ab9cd000 ---p 00000000 00:00 0 \n
      """
    )
    #expect(
      found == [
        MappedRegion(
          addresses: 0x563d_7d6f_0000..<0x563d_7d71_b000,
          isReadable: true,
          isWritable: false,
          isExecutable: true,
          fileOffset: 0xa000,
          path: "/tmp/a folder/play"
        ),
        MappedRegion(
          addresses: 0x563d_8998_0000..<0x563d_899c_8000,
          isReadable: true,
          isWritable: true,
          isExecutable: false,
          fileOffset: 0,
          path: "[heap]"
        ),
        MappedRegion(
          addresses: 0x7f01_ab7c_0000..<0x7f01_ab9c_d000,
          isReadable: false,
          isWritable: false,
          isExecutable: false,
          fileOffset: 0,
          path: ""
        ),
      ]
    )
  }

  @Test(arguments: [
    "", "\n\n", "-", "12", "12-", "20-10 rw-p 0 0 0 a", "10-20", "10-20 rw", "10-20 rw-p",
    "zz-20 rw-p 0 00:00 0", "11111111111111111-2 rw-p 0 00:00 0", "10-20 rw-p x 00:00 0",
  ])
  func `lines of another form are left out`(line: String) {
    #expect(regions(line).isEmpty)
    #expect(regions("\(line)\n10-20 rw-p 00000000 00:00 0 [stack]\n").map(\.path) == ["[stack]"])
  }
}
