import Testing

@testable import EditorServer

struct MessageBufferTests {
    private func messages(in pieces: [String]) -> [JSON] {
        var buffer = MessageBuffer()
        var found: [JSON] = []
        for piece in pieces {
            buffer.append(Array(piece.utf8)[...])
            while let message = buffer.next() { found.append(message) }
        }
        return found
    }

    @Test func messagesArriveInAnyPieces() {
        let text = "Content-Length: 7\r\n\r\n{\"a\":1}Content-Type: x\r\ncontent-length: 2\r\n\r\n[]"
        #expect(messages(in: [text]) == [["a": 1], []])
        #expect(messages(in: text.map(String.init)) == [["a": 1], []])
    }

    @Test func whatIsNoJSONIsLeftOut() {
        #expect(messages(in: ["Content-Length: 3\r\n\r\n{]}", "Content-Length: 1\r\n\r\n7"]) == [7])
    }

    @Test func headersWithoutALengthAreSkipped() {
        #expect(messages(in: ["Content-Length: -4\r\n\r\nContent-Length: x\r\n\r\nContent-Length: 4\r\n\r\nnull"]) == [.null])
    }

    @Test func lengthsCountBytes() {
        #expect(messages(in: [String(decoding: MessageBuffer.framed(["ä": "😀"]), as: UTF8.self)]) == [["ä": "😀"]])
    }
}
