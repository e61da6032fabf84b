import Testing

@testable import DisplayBrowser

@Suite struct WebConnectionTests {
    @Test("a page that leaves more than 32 MB unread is let go of, and what waited for it with it")
    func largeOutbox() {
        var connection = WebConnection(id: 1)
        let megabyte = WebConnection.Outgoing.binary([UInt8](repeating: 0, count: 1 << 20))
        for _ in 0..<32 { connection.send(megabyte) }
        #expect(connection.ending == nil)
        #expect(connection.takeOutgoing() != nil)
        connection.send(megabyte)
        #expect(connection.ending == nil)
        #expect(connection.outbox.count == 32)
        connection.send(.text("x"))
        #expect(connection.ending == "The page does not read what it is sent.")
        #expect(connection.outbox.isEmpty)
    }

    private var connection = WebConnection(id: 1)

    private mutating func receive(_ text: [UInt8], isLast: Bool = true, isBinary: Bool = false, at time: UInt64 = 0) -> String? {
        text.withUnsafeBytes { connection.receive($0, isLast: isLast, isBinary: isBinary, at: time) }
    }

    @Test("a message may come in pieces, cut in the middle of a letter")
    mutating func pieces() {
        let bytes = Array("kůň".utf8)
        #expect(receive(Array(bytes[..<2]), isLast: false) == nil)
        #expect(receive(Array(bytes[2...])) == "kůň")
        #expect(receive(Array("next".utf8)) == "next")
        #expect(connection.ending == nil)
    }

    @Test("what is no text, too long, or too fast ends the connection")
    mutating func refused() {
        #expect(receive([0xFF, 0xFE]) == nil)
        #expect(connection.ending != nil)
        connection = WebConnection(id: 2)
        #expect(receive([1], isBinary: true) == nil)
        #expect(connection.ending != nil)
        connection = WebConnection(id: 3)
        let half = [UInt8](repeating: 65, count: ClientMessage.longest / 2 + 1)
        #expect(receive(half, isLast: false) == nil)
        #expect(connection.ending == nil)
        #expect(receive(half, isLast: false) == nil)
        #expect(connection.ending != nil)
        connection = WebConnection(id: 4)
        for _ in 0..<3000 { #expect(receive([65], at: 5) == "A") }
        #expect(receive([65], at: 999_999) == nil)
        #expect(connection.ending != nil)
    }

    @Test("as much in the next second is allowed")
    mutating func nextSecond() {
        for second in 0..<3 { for _ in 0..<3000 { #expect(receive([65], at: UInt64(second) * 1_000_000) == "A") } }
    }

    @Test("a page that does not read is not sent ever more")
    mutating func doesNotRead() {
        for _ in 0..<256 { connection.send(.text("")) }
        #expect(connection.ending == nil)
        connection.send(.text(""))
        #expect(connection.ending != nil)
        #expect(connection.outbox.isEmpty)
        connection.send(.text(""))
        #expect(connection.outbox.isEmpty)
    }
}
