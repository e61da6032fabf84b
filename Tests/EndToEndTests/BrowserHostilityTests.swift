import Foundation
import Testing

/// Clients that mean no good, one after the other, and what is left for those who do.
@Suite(.serialized)
struct BrowserHostilityTests {
    private let folder: TestFolder
    private let app: AppInPage

    init() throws {
        folder = try TestFolder()
        app = try AppInPage("Hello", in: folder)
    }

    private func connect(receiveBuffer: Int32? = nil) throws -> RawClient {
        let client = try RawClient(port: app.port, receiveBuffer: receiveBuffer)
        try #require(client.upgrade() == 101)
        return client
    }

    /// Another client comes, sees the screen, and gets the touch when it asks for it.
    private func expectAnswers(_ comment: Comment = "") throws {
        let client = try connect()
        #expect(client.hears(#""screen""#), comment)
        client.say(#"{"type":"takeOver"}"#)
        #expect(client.hears(#""holdsTouch":true"#), comment)
        #expect(try RawClient(port: app.port).status(of: "/") == 200, comment)
    }

    @Test("a page of another site is not let in, whatever it calls itself, and neither is a name that leads here")
    func origins() throws {
        for origin in ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1", "file://"] {
            #expect(try RawClient(port: app.port).upgrade(host: "127.0.0.1:\(app.port)", origin: origin) != 101, "\(origin)")
        }
        #expect(try RawClient(port: app.port).upgrade(host: "evil.example:\(app.port)") != 101)
        #expect(try RawClient(port: app.port).status(of: "/", host: "evil.example:\(app.port)") == 403)
        #expect(try RawClient(port: app.port).upgrade(host: "127.0.0.1:\(app.port)", origin: "http://127.0.0.1:\(app.port)") == 101)
        #expect(try RawClient(port: app.port).status(of: "/etc/passwd") == 404)
        try expectAnswers()
    }

    @Test("where other machines can come, nothing is there without the token, or with a wrong one")
    func token() throws {
        let program = try RunningProgram(
            RunningProgram.example("Hello"), ["--display", "browser", "--host", "0.0.0.0", "--screen", "390x844@1"])
        // Its own choice: a port found free here may have been given away to another test by the time the program listens.
        let line = program.readLine()
        let address = try #require(line.firstMatch(of: /http:\/\/[^:]+:(\d+)\/\?token=([a-z0-9]+)/), "the application said '\(line)'")
        let port = try #require(Int(address.1))
        let token = String(address.2)
        try #require(token.count >= 16, "\(line)")
        let wrong = String(token.dropLast()) + (token.hasSuffix("a") ? "b" : "a")
        for query in ["", "?token=", "?token=\(wrong)", "?token=\(token)x", "?other=\(token)"] {
            #expect(try RawClient(port: port).status(of: "/" + query) == 403, "\(query)")
            #expect(try RawClient(port: port).status(of: "/inspect" + query) == 403, "\(query)")
            #expect(try RawClient(port: port).upgrade(path: "/" + query) != 101, "\(query)")
        }
        #expect(try RawClient(port: port).status(of: "/?token=\(token)") == 200)
        let client = try RawClient(port: port)
        #expect(client.upgrade(path: "/?token=\(token)") == 101 && client.hears(#""screen""#))
        withExtendedLifetime(program) {}
    }

    @Test(
        "frames that lie about their size, or are none, end their own connection only",
        arguments: [
            // Nine exabytes; a ping of more than a ping may have; frames of kinds that do not exist; reserved bits.
            [0x81, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0],
            [0x89, 0xFE, 0x10, 0x00, 0, 0, 0, 0], [0x83, 0x80, 0, 0, 0, 0], [0x8B, 0x80, 0, 0, 0, 0], [0xF1, 0x80, 0, 0, 0, 0],
        ] as [[UInt8]])
    func lies(head: [UInt8]) throws {
        let liar = try connect()
        liar.send(head)
        // However much was promised, so much is not listened to.
        var rest = 64
        while rest > 0, liar.send([UInt8](repeating: 0x78, count: 65_536)) { rest -= 1 }
        _ = liar.ending()
        try expectAnswers("\(head)")
    }

    /// A message that is refused.
    struct Nonsense: CustomTestStringConvertible {
        var testDescription: String
        var frame: [UInt8]
        var reason: String
        /// Where the rest is unread when the connection ends, the reason is lost.
        var isLong = false

        static let all = [
            Nonsense(
                testDescription: "two megabytes", frame: RawClient.frame([UInt8](repeating: 0x20, count: 2 << 20)),
                reason: "A message is too long.", isLong: true),
            Nonsense(testDescription: "bytes", frame: RawClient.frame([1, 2, 3], kind: 2), reason: "Messages are text."),
            Nonsense(testDescription: "bad UTF-8", frame: RawClient.frame([0xC3, 0x28]), reason: "A message is no text in UTF-8."),
            text("[]", "a message is no JSON object"), text("", "a message is no JSON object"),
            text(#"{"type":"nonsense"}"#, "a message is of a type that does not exist"),
            text(#"{"type":"resize","width":4096,"height":4096,"scale":3}"#, "a screen has too many pixels"),
            text(String(repeating: "[", count: 10_000), "a message is no JSON object"),
        ]

        private static func text(_ text: String, _ reason: String) -> Nonsense {
            Nonsense(testDescription: String(text.prefix(80)), frame: RawClient.frame(Array(text.utf8)), reason: reason)
        }
    }

    @Test("messages that are too long, no text, or make no sense end their own connection, which is told why", arguments: Nonsense.all)
    func nonsense(message: Nonsense) throws {
        let client = try connect()
        client.send(message.frame)
        let ending = client.ending()
        #expect(ending == .closed(code: 1008, reason: message.reason) || (message.isLong && ending == .reset), "\(ending)")
        try expectAnswers("\(message.testDescription)")
    }

    @Test("a message in endless pieces is not collected for ever")
    func endlessPieces() throws {
        let client = try connect()
        client.send(RawClient.frame([0x22], isLast: false))
        let piece = RawClient.frame([UInt8](repeating: 0x78, count: 30_000), kind: 0, isLast: false)
        var count = 0
        while count < 10_000, client.send(piece) { count += 1 }
        #expect(count < 10_000, "300 MB were taken in")
        _ = client.ending()
        try expectAnswers()
    }

    @Test("clients that send half a frame and wait are waited for by nobody else")
    func halfFrames() throws {
        let whole = RawClient.frame(Array(#"{"type":"takeOver"}"#.utf8))
        let waiting = try (1...12).map { number in
            let client = try connect()
            client.send(Array(whole.prefix(number)))
            return client
        }
        try expectAnswers()
        // They may still finish what they have begun.
        waiting[4].send(Array(whole.dropFirst(5)))
        #expect(waiting[4].hears(#""holdsTouch":true"#))
    }

    @Test("a flood of messages drowns neither the application nor its memory")
    func flood() throws {
        let before = app.residentMemory
        let message = RawClient.frame(Array(#"{"type":"clipboard","text":"\#(String(repeating: "x", count: 1_000_000))"}"#.utf8))
        let clients = try (0..<8).map { _ in try connect() }
        for client in clients {
            var count = 0
            while count < 40, client.send(message) { count += 1 }
        }
        try expectAnswers("while 320 MB are under way")
        #expect(app.residentMemory - before < 150_000_000, "\(app.residentMemory) after \(before)")
        let small = RawClient.frame(Array(#"{"type":"acknowledge","frame":0}"#.utf8))
        let many = (0..<1000).flatMap { _ in small }
        var count = 0
        while count < 100, clients[0].send(many) { count += 1 }
        try expectAnswers("after \(count)000 small ones")
        #expect(app.residentMemory - before < 150_000_000, "\(app.residentMemory) after \(before)")
    }

    /// The answer names what is not known, and is as long.
    private let longQuestion = #"{"type":"inspect","ask":"edit","number":1,"name":"\#(String(repeating: "x", count: 200_000))"}"#

    @Test("a client that reads nothing of what it asks for is let go of, with the touch that it held")
    func stall() throws {
        let staller = try connect(receiveBuffer: 4096)
        let next = try connect()
        #expect(next.hears(#""holdsTouch":false"#))
        let before = app.residentMemory
        var count = 0
        while count < 300, staller.say(longQuestion) { count += 1 }
        #expect(next.hears(#""holdsTouch":true"#))
        #expect(app.residentMemory - before < 150_000_000, "\(app.residentMemory) after \(before)")
        try expectAnswers()
    }

    @Test("a client that is to go, and reads not even that, is not kept")
    func silentEnd() throws {
        let staller = try connect(receiveBuffer: 4096)
        let next = try connect()
        #expect(next.hears(#""holdsTouch":false"#))
        // This fills all that lies between here and there.
        for _ in 0..<60 { #expect(staller.say(longQuestion)) }
        staller.say("[]")
        #expect(next.hears(#""holdsTouch":true"#))
        try expectAnswers()
    }

    @Test("one page more than are served is notified, and served when another has gone")
    func manyPages() throws {
        var pages = try (0..<16).map { _ in try connect() }
        for page in pages { #expect(page.hears(#""screen""#)) }
        #expect(try connect().ending() == .closed(code: 1008, reason: "16 pages are open already. Close one of them."))
        pages.removeLast()
        // Sooner or later it is noticed that the page has gone.
        var isServed = false
        for _ in 0..<10_000 where !isServed { isServed = try connect().hears(#""screen""#) }
        #expect(isServed)
        withExtendedLifetime(pages) {}
    }

    @Test("fingers beyond those that people have are not counted")
    func fingers() throws {
        let client = try connect()
        for id in 0..<2000 {
            client.say(
                #"{"type":"pointer","id":\#(id),"kind":"touch","phase":"began","x":100,"y":100,"buttons":1,"modifiers":0,"pressure":1}"#)
        }
        try expectAnswers()
    }
}
