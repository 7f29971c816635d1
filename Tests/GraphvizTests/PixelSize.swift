#if Graphviz
  /// Width and height from the header of a PNG file.
  struct PixelSize: Equatable {
    let width: Int
    let height: Int

    init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    init?(png: [UInt8]) {
      guard png.count >= 24, Array(png[12..<16]) == Array("IHDR".utf8) else { return nil }
      width = png[16..<20].reduce(0) { $0 << 8 | Int($1) }
      height = png[20..<24].reduce(0) { $0 << 8 | Int($1) }
    }
  }
#endif
