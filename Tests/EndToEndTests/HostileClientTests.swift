import Foundation
import Testing

/// Clients that are no browsers and mean no good. What they do ends their own connection; the page beside them goes on.
@Suite(.serialized)
struct HostileClientTests {
    private let folder: TestFolder
    private let app: AppInPage

    init() throws {
        folder = try TestFolder()
        app = try AppInPage("Selection", in: folder)
    }

    private static let handshake =
        #"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"#
        + #"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: forastero\r\n"#

    /// A client that opens a connection, says something, and prints all that it is told until the other side ends it.
    /// - Parameter patience: after how many seconds it gives up.
    private func client(
        saying lines: String, handshake: String = Self.handshake + #"\r\n"#, port: Int? = nil, patience: Int = 60
    ) throws -> RunningProgram {
        let connect = "exec {file}<>/dev/tcp/127.0.0.1/\(port ?? app.port); printf '\(handshake)' >&$file"
        return try RunningProgram("/bin/bash", ["-c", "\(connect); \(lines); echo said; timeout \(patience) cat <&$file; echo"])
    }

    /// A text in a frame as browsers send it, with a mask that changes nothing.
    private static func frame(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\"", with: #"\x22"#)
        return #"\x81\x"# + String(0x80 + text.utf8.count, radix: 16) + #"\x00\x00\x00\x00"# + escaped
    }

    /// The page takes a tap as if nobody else were there.
    private func expectUnharmed(_ page: HeadlessBrowser) throws {
        try app.tap(page, x: 195, y: 435)
        try app.expect(page, shows: try app.picture(after: "wait 1\ntap 195 435\nwait 2"))
    }

    @Test("one that floods is told so and goes; one that never reads, and one with half a frame, are not waited for")
    func floodsAndStalls() throws {
        let page = try app.open()
        let flood = try client(
            saying: "for n in {1..20000}; do printf '\(HostileClientTests.frame(#"{"type":"acknowledge","frame":1}"#))'; done >&$file")
        let half = try client(saying: #"printf '\x81\xfe\x01\x00\x00\x00\x00\x00half of it' >&$file"#)
        let stalls = try (0..<5).map { _ in
            try RunningProgram(
                "/bin/bash",
                ["-c", "exec {file}<>/dev/tcp/127.0.0.1/\(app.port); printf '\(Self.handshake)\\r\\n' >&$file; echo said; read -r line"])
        }
        for stall in stalls { #expect(stall.readLine() == "said") }
        #expect(flood.wholeLines().joined().contains("Messages come too fast."))
        try expectUnharmed(page)
        withExtendedLifetime((half, stalls)) {}
    }

    @Test(
        "what is no message ends the connection that it came over, with a reason",
        arguments: [
            (#"\x81\x84\x00\x00\x00\x00\xff\xfe\xfd\xfc"#, ""), (#"\x82\x84\x00\x00\x00\x00abcd"#, "Messages are text."),
            (#"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00abc"#, ""), (#"\x81\x04abcd"#, ""), (#"\xff\xff\xff\xff"#, ""),
            (HostileClientTests.frame("nope"), "a message is no JSON object"),
            (HostileClientTests.frame(#"{"type":"fly"}"#), "a message is of a type that does not exist"),
            (HostileClientTests.frame(#"{"type":"resize"}"#), "the field \"width\" of a message is missing or out of range"),
        ])
    func noMessages(bytes: String, reason: String) throws {
        let page = try app.open()
        // A length that is a lie is waited for; the client gives up by itself then.
        let liar = try client(saying: "printf '\(bytes)' >&$file", patience: 5)
        let heard = liar.wholeLines().joined()
        #expect(reason.isEmpty || heard.contains(reason), "\(heard.suffix(200))")
        try expectUnharmed(page)
    }

    @Test("a connection from the page of another site is refused")
    func otherSite() throws {
        let foreign = try client(saying: ":", handshake: Self.handshake + #"Origin: http://evil.example\r\n\r\n"#)
        #expect(!foreign.wholeLines().joined().contains("101"))
        let own = try client(
            saying: ":",
            handshake: Self.handshake.replacingOccurrences(of: "127.0.0.1", with: "127.0.0.1:\(app.port)")
                + #"Origin: http://127.0.0.1:"# + "\(app.port)" + #"\r\n\r\n"#, patience: 2)
        #expect(own.readLine() == "said" && own.readLine().contains("101"))
    }

    @Test("from outside of the machine only those are let in that have the token")
    func token() throws {
        let open = try RunningProgram(
            RunningProgram.example("Hello"),
            ["--display", "browser", "--host", "0.0.0.0", "--screen", "390x844@1", "--defaults", folder.path("open")])
        let line = open.readLine()
        let address = try #require(
            line.split(separator: " ").first { $0.hasPrefix("http://") }.flatMap { URL(string: String($0)) }, "\(line)")
        let (port, query) = (try #require(address.port), try #require(address.query))
        func answer(_ target: String) throws -> String {
            try client(saying: ":", handshake: #"GET "# + target + #" HTTP/1.0\r\nHost: kiosk\r\n\r\n"#, port: port).wholeLines().joined()
        }
        #expect(query.hasPrefix("token=") && query.count > 20)
        for target in ["/", "/inspect", "/?token=", "/?token=guess"] { #expect(try answer(target).contains("403"), "\(target)") }
        for target in ["/?\(query)", "/inspect?\(query)"] { #expect(try answer(target).contains("<canvas"), "\(target)") }
    }
}
