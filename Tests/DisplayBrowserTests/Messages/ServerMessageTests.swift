import Display
import Foundation
import Testing

@testable import DisplayBrowser

@Suite struct ServerMessageTests {
    @Test("messages are JSON, whatever the text in them")
    func json() throws {
        let message = ServerMessage.title("\"</script>\n\u{1F600}").text
        let fields = try #require(try JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: String])
        #expect(fields == ["type": "title", "title": "\"</script>\n\u{1F600}"])
        #expect(ServerMessage.role(holdsTouch: true).text == #"{"holdsTouch":true,"type":"role"}"#)
        #expect(ServerMessage.textInput(caret: nil).text == #"{"isActive":false,"type":"textInput"}"#)
    }

    @Test("a frame is its number, its tiles with their places, and their bytes")
    func frame() {
        let tile = FrameTile(rect: PixelRect(x: 1, y: 258, width: 3, height: 4), codec: .png, bytes: Data([9, 8]))
        #expect(
            FrameMessage(number: 513, tiles: [tile]).bytes == [1, 2, 0, 0, 1, 0] + [1, 0, 2, 1, 3, 0, 4, 0, 1, 2, 0, 0, 0] + [9, 8])
    }

    @Test("the page names nobody else, and a title cannot leave its place")
    func page() {
        let page = BrowserPage.text(title: "</title><script>alert(1)</script>")
        #expect(!page.contains("<script>alert"))
        #expect(!page.contains("http://"))
        #expect(!page.contains("https://"))
    }
}
