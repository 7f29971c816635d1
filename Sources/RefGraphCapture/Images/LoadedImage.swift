/// A file of code that is mapped: the program, or a library.
struct LoadedImage {
  /// Where its first byte is.
  let base: UInt64
  let path: String
  let file: ELFFile

  /// What to add to an address of the file's.
  var slide: UInt64 { base &- file.lowestAddress }

  /// The images of an address space that begin at one of `bases` and whose files can be read, in the
  /// order of addresses.
  ///
  /// A file may be mapped as data, too: only one whose executable part stands where its own headers
  /// say counts as loaded.
  static func all(
    in space: any AddressSpace,
    _ regions: [MappedRegion],
    from bases: Set<UInt64>
  ) -> [LoadedImage] {
    let executable = Set(regions.lazy.filter(\.isExecutable).map(\.path))
    return regions.compactMap { region in
      guard bases.contains(region.addresses.lowerBound), executable.contains(region.path),
        let file = ELFFile(path: space.file(mappedAs: region.path))
      else { return nil }
      let image = LoadedImage(base: region.addresses.lowerBound, path: region.path, file: file)
      return image.isMapped(in: regions) ? image : nil
    }
  }

  /// The addresses that hold its variables.
  var writableRanges: [Range<UInt64>] {
    file.segments.filter(\.isWritable).map {
      let start = $0.address &+ slide
      return start..<(start &+ $0.memorySize)
    }
  }

  private func isMapped(in regions: [MappedRegion]) -> Bool {
    file.segments.contains { segment in
      segment.isExecutable
        && regions.contains {
          $0.isExecutable && $0.path == path && $0.addresses.contains(segment.address &+ slide)
        }
    }
  }
}
