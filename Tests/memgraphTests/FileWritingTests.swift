import Foundation
import Testing

/// What needs a person without an administrator's rights, or mounts; the rest is in `files.console`.
@Suite struct `Writing a file` {
  private static let isAdministrator = geteuid() == 0

  /// Whether this machine lets anybody mount in a world of their own.
  private static let hasMounts: Bool = {
    let line = "touch a b; unshare -Urm mount --bind a b"
    return (try? Launch(line: line, in: Scratch()).run().status) == 0
  }()

  /// What a shell without an administrator's rights gives.
  ///
  /// - Parameter before: lines that the administrator runs first.
  private func shown(_ script: String, before: String = ":") throws -> String {
    let dropping = "setpriv --reuid=65534 --regid=65534 --clear-groups"
    let line =
      Self.isAdministrator
      ? #"\#(before); chmod 777 .; exec \#(dropping) sh -c "$1""# : #"exec sh -c "$1""#
    return Transcript.shown(try Launch(line: line, words: [script], in: Scratch()).run())
  }

  @Test func `refuses one that is read-only, and leaves it`() throws {
    let script = """
      mkdir out; echo before > out/kept; chmod 444 out/kept
      memgraph scenarios -o out/kept; echo $?
      cat out/kept; stat -c %a out/kept; ls -A out
      """
    #expect(
      try shown(script) == """
        73
        before
        444
        kept
        ! memgraph: cannot write `out/kept`: permission denied; choose another place with `-o FILE`

        """
    )
  }

  @Test func `writes in place where the folder takes no other file`() throws {
    let script = """
      mkdir out; seq 10000 > out/kept; chmod 555 out
      memgraph moments -o out/kept; echo $?
      memgraph moments | cmp - out/kept; ls -A out; chmod 755 out
      """
    #expect(try shown(script) == "0\nkept\n")
  }

  @Test func `names the folder where that takes no new file`() throws {
    let script = """
      mkdir out; chmod 555 out; memgraph moments -o out/new; echo $?; chmod 755 out; ls -A out
      """
    #expect(
      try shown(script) == """
        73
        ! memgraph: cannot write `out/new`: permission denied in its folder; choose another place \
        with `-o FILE`

        """
    )
  }

  @Test(.enabled(if: isAdministrator, "only an administrator gives files away"))
  func `leaves it to its owner`() throws {
    let before = "mkdir out; seq 10000 > out/kept; chown 1:2 out/kept; chmod 646 out/kept"
    let script = """
      memgraph moments -o out/kept; memgraph moments | cmp - out/kept
      stat -c '%u %g %a' out/kept; ls -A out
      """
    #expect(try shown(script, before: "\(before); chmod 777 out") == "1 2 646\nkept\n")
    let own = try Launch(line: "\(before)\n\(script)", in: Scratch()).run()
    #expect(Transcript.shown(own) == "1 2 646\nkept\n")
  }

  @Test(.enabled(if: hasMounts, "this machine lets nobody mount"))
  func `writes in place what is mounted`() throws {
    let script = """
      mkdir out; seq 10000 > out/one; touch out/two
      unshare -Urm sh -c 'mount --bind out/one out/two; memgraph moments -o out/two'; echo $?
      memgraph moments | cmp - out/one; wc -c < out/two; ls -A out
      """
    let outcome = try Launch(line: script, in: Scratch()).run()
    #expect(Transcript.shown(outcome) == "0\n0\none\ntwo\n")
  }
}
