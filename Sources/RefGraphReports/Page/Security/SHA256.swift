/// The hash by which a content-security policy knows a script or a style sheet.
///
/// SHA-256 as in FIPS 180-4: the text in blocks of 64 bytes, each mixed in 64 rounds into a state of
/// eight words. Linear. It is not made for secrets: its running time depends on nothing but the
/// length, but nobody has looked into more.
struct SHA256 {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
    0x5BE0_CD19,
  ]

  /// The 32 bytes of the hash.
  static func digest(of bytes: [UInt8]) -> [UInt8] {
    var padded = bytes + [0x80]
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    let bits = UInt64(bytes.count) * 8
    padded += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    var hash = SHA256()
    for start in stride(from: 0, to: padded.count, by: 64) {
      hash.mix(padded[start..<start + 64])
    }
    return hash.state.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) }
    }
  }

  private mutating func mix(_ block: ArraySlice<UInt8>) {
    var words = [UInt32](repeating: 0, count: 64)
    for (place, byte) in block.enumerated() {
      words[place / 4] = words[place / 4] << 8 | UInt32(byte)
    }
    for place in 16..<64 {
      let (early, late) = (words[place - 15], words[place - 2])
      let first = early.turned(7) ^ early.turned(18) ^ early >> 3
      let second = late.turned(17) ^ late.turned(19) ^ late >> 10
      words[place] = words[place - 16] &+ first &+ words[place - 7] &+ second
    }
    var now = state
    for round in 0..<64 {
      let (a, e) = (now[0], now[4])
      let choice = (e & now[5]) ^ (~e & now[6])
      let majority = (a & now[1]) ^ (a & now[2]) ^ (now[1] & now[2])
      let lower = e.turned(6) ^ e.turned(11) ^ e.turned(25)
      let upper = a.turned(2) ^ a.turned(13) ^ a.turned(22)
      let first = now[7] &+ lower &+ choice &+ Self.constants[round] &+ words[round]
      now = [first &+ upper &+ majority, a, now[1], now[2], now[3] &+ first, e, now[5], now[6]]
    }
    for place in 0..<8 { state[place] = state[place] &+ now[place] }
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}

extension UInt32 {
  /// The bits turned to the right.
  fileprivate func turned(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
