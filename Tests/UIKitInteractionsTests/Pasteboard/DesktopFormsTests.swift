import Display
import Foundation
import Testing
import UIKitTesting

@testable import UIKitInteractions

@MainActor
struct DesktopFormsTests {
    private final class Clipboard: DisplayClipboard {
        var text: String?
        var changeCount = 0
        let sharesTypes = true
        var forms: [String: Data] = [:]
        var types: [String] { forms.keys.sorted() }
        func data(ofType type: String) -> Data? { forms[type] }
    }

    private func items(_ forms: [String: String]) -> [[String: Any]] {
        let clipboard = Clipboard()
        clipboard.forms = forms.mapValues { Data($0.utf8) }
        return GeneralPasteboardContent.items(of: clipboard)
    }

    private func forms(of items: [[String: Any]]) -> [String: Data] {
        GeneralPasteboardContent.representations(of: items).reduce(into: [:]) { $0[$1.type] = $1.data() }
    }

    @Test("AX-78: what another program has copied is one item in all its forms, of pictures the best")
    func foreign() throws {
        let found = items(["text/plain": "a", "text/html": "<a>", "image/jpeg": "j", "image/png": "p", "x/y": "z"])
        #expect(found.count == 1)
        let item = try #require(found.first)
        #expect(item.keys.sorted() == ["public.html", "public.png", "public.utf8-plain-text"])
        #expect(item["public.utf8-plain-text"] as? String == "a")
        #expect(item["public.png"] as? Data == Data("p".utf8))
        #expect(items(["x/y": "z"]).isEmpty)
        #expect(items(["text/plain": ""]).isEmpty)
    }

    @Test("AX-78: files and addresses are an item each")
    func addresses() {
        let found = items(["text/uri-list": "file:///a%20b\r\nhttps://example.org\r\n", "text/plain": "/a b"])
        #expect(found.map { $0.keys.sorted() } == [["public.file-url"], ["public.url"]])
        #expect(found.first?["public.file-url"] as? URL == URL(string: "file:///a%20b"))
    }

    @Test("AX-78: other programs get all texts, all addresses, and the first of everything else")
    func own() throws {
        let url = try #require(URL(string: "file:///a%20b"))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        let found = forms(of: [
            ["public.utf8-plain-text": "a", "public.html": "<a>"], ["public.file-url": url],
            ["public.image": image, "public.rtf": Data("r".utf8)],
        ])
        #expect(found.keys.sorted() == ["image/png", "text/html", "text/plain", "text/rtf", "text/uri-list"])
        #expect(found["text/plain"] == Data("a\nfile:///a%20b".utf8))
        #expect(found["text/uri-list"] == Data("file:///a%20b\r\n".utf8))
        #expect(found["image/png"]?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        #expect(forms(of: []).isEmpty)
        #expect(forms(of: [["com.apple.uikit.color": UIColor.red]]).isEmpty)
    }

    private final class LateClipboard: DisplayClipboard {
        var text: String?
        var changeCount = 1
        let sharesTypes = true
        let types = ["image/png", "x/unknown", "text/plain"]
        var content: [String: Data] = [:]
        var asked: [[String]] = []
        var arrivals: [@MainActor () -> Void] = []
        var looks = 0
        func data(ofType type: String) -> Data? { content[type] }
        func fetch(_ types: [String], then: @escaping @MainActor () -> Void) {
            asked.append(types)
            arrivals.append(then)
        }
        func settle() { looks += 1 }
    }

    @Test("AX-78: what is on its way is announced when it has come, and what has been copied meanwhile takes its place")
    func late() {
        let clipboard = LateClipboard()
        let content = GeneralPasteboardContent()
        content.findClipboard = { clipboard }
        var late: [[String]] = []
        content.lateItemsObserver = { late.append($0) }
        #expect(content.items.isEmpty)
        #expect(clipboard.asked == [["text/plain", "image/png"]], "what is of use here, once")
        #expect(clipboard.looks == 1)
        _ = content.items
        #expect(clipboard.asked.count == 1)
        clipboard.changeCount = 2
        content.refresh()
        #expect(clipboard.asked.count == 2)
        clipboard.content = ["text/plain": Data("a".utf8)]
        clipboard.arrivals[0]()
        #expect(content.storedItems.isEmpty && late.isEmpty, "this has been replaced")
        clipboard.arrivals[1]()
        #expect(content.items.first?["public.utf8-plain-text"] as? String == "a")
        #expect(late == [[]])
        #expect(content.changeCount == 1)
    }
}
