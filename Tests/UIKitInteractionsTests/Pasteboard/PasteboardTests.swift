import Testing
import UIKitTesting

@testable import UIKitCore

/// Pasteboards of a name, which no other application sees.
@MainActor
struct PasteboardTests {
    private let pasteboard = UIPasteboard.withUniqueName()

    @Test("A text that is set is the only item, and counts as a change")
    func text() {
        #expect(pasteboard.changeCount == 0)
        #expect(pasteboard.string == nil)
        #expect(pasteboard.items.isEmpty)
        pasteboard.string = "Žluťoučký kůň"
        #expect(pasteboard.string == "Žluťoučký kůň")
        #expect(pasteboard.strings == ["Žluťoučký kůň"])
        #expect(pasteboard.types == ["public.utf8-plain-text"])
        #expect(pasteboard.hasStrings)
        #expect(!pasteboard.hasURLs)
        #expect(!pasteboard.hasImages)
        #expect(!pasteboard.hasColors)
        #expect(pasteboard.changeCount == 1)
        pasteboard.string = nil
        #expect(pasteboard.numberOfItems == 0)
        #expect(pasteboard.strings == nil)
        #expect(pasteboard.changeCount == 2)
    }

    @Test("Each item comes as a provider of its representations")
    func providers() async throws {
        pasteboard.items = [["public.utf8-plain-text": "a", "org.example.bytes": Data([1, 2])], ["com.apple.uikit.color": UIColor.red]]
        let providers = pasteboard.itemProviders
        #expect(
            providers.map(\.registeredTypeIdentifiers) == [["org.example.bytes", "public.utf8-plain-text"], ["com.apple.uikit.color"]])
        #expect(providers[0].canLoadObject(ofClass: NSString.self))
        #expect(!providers[0].canLoadObject(ofClass: NSURL.self))
        let bytes = try await providers[0].loadItem(forTypeIdentifier: "org.example.bytes")
        #expect((bytes as? NSData) == Data([1, 2]) as NSData)
    }

    @Test("Several texts are several items")
    func texts() {
        pasteboard.strings = ["a", "b"]
        #expect(pasteboard.numberOfItems == 2)
        #expect(pasteboard.string == "a")
        #expect(pasteboard.strings == ["a", "b"])
    }

    @Test("Addresses, those of files by their own type")
    func addresses() throws {
        let web = try #require(URL(string: "https://example.org/a?b=c"))
        pasteboard.url = web
        #expect(pasteboard.url == web)
        #expect(pasteboard.urls == [web])
        #expect(pasteboard.hasURLs)
        #expect(pasteboard.types == ["public.url"])
        pasteboard.urls = [URL(fileURLWithPath: "/tmp/x"), web]
        #expect(pasteboard.types == ["public.file-url"])
        #expect(pasteboard.urls?.count == 2)
    }

    @Test("Pictures are read back as pictures and as PNG")
    func pictures() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2)) }
        pasteboard.image = image
        #expect(pasteboard.image === image)
        #expect(pasteboard.hasImages)
        let data = pasteboard.data(forPasteboardType: "public.png")
        #expect(data == image.pngData())
        #expect(data != nil)
        pasteboard.setData(data ?? Data(), forPasteboardType: "public.png")
        #expect(pasteboard.image?.cgImage?.width == image.cgImage?.width)
    }

    @Test("Bytes that are no picture are no picture")
    func damagedPicture() {
        pasteboard.setData(Data("no picture".utf8), forPasteboardType: "public.png")
        #expect(pasteboard.image == nil)
        #expect(pasteboard.value(forPasteboardType: "public.png") as? Data == Data("no picture".utf8))
    }

    @Test("Colours")
    func colors() {
        pasteboard.colors = [.red, .blue]
        #expect(pasteboard.color == .red)
        #expect(pasteboard.colors == [.red, .blue])
        #expect(pasteboard.hasColors)
        #expect(pasteboard.data(forPasteboardType: "com.apple.uikit.color") == nil)
    }

    @Test("An item may have several representations; values and bytes turn into each other")
    func representations() {
        pasteboard.items = [["public.utf8-plain-text": "text", "org.example.thing": Data([1, 2])]]
        #expect(pasteboard.types == ["org.example.thing", "public.utf8-plain-text"])
        #expect(pasteboard.data(forPasteboardType: "public.utf8-plain-text") == Data("text".utf8))
        #expect(pasteboard.contains(pasteboardTypes: ["org.example.thing"]))
        #expect(!pasteboard.contains(pasteboardTypes: ["other"]))
        pasteboard.setData(Data("bytes".utf8), forPasteboardType: "public.utf8-plain-text")
        #expect(pasteboard.string == "bytes")
        pasteboard.setValue(["a": 1], forPasteboardType: "org.example.list")
        #expect(pasteboard.data(forPasteboardType: "org.example.list") != nil)
        #expect(pasteboard.value(forPasteboardType: "org.example.list") as? [String: Int] == ["a": 1])
    }

    @Test("The automatic type is that of the value")
    func automaticType() {
        pasteboard.setItems([[UIPasteboard.typeAutomatic: "text"]])
        #expect(pasteboard.types == ["public.utf8-plain-text"])
        #expect(pasteboard.string == "text")
    }

    @Test("Items are added after those that are there, and chosen by a set; what is not there does not count")
    func itemSets() {
        pasteboard.string = "a"
        pasteboard.addItems([["public.url": "b"], ["public.utf8-plain-text": "c"]])
        #expect(pasteboard.numberOfItems == 3)
        #expect(pasteboard.itemSet(withPasteboardTypes: ["public.utf8-plain-text"]) == IndexSet([0, 2]))
        #expect(pasteboard.itemSet(withPasteboardTypes: ["other"]) == nil)
        #expect(pasteboard.values(forPasteboardType: "public.utf8-plain-text", inItemSet: IndexSet([1, 2, 9])) as? [String] == ["c"])
        #expect(pasteboard.data(forPasteboardType: "public.utf8-plain-text", inItemSet: nil)?.count == 2)
        #expect(pasteboard.types(forItemSet: IndexSet([1])) == [["public.url"]])
        #expect(pasteboard.contains(pasteboardTypes: ["public.url", "public.utf8-plain-text"], inItemSet: nil))
        #expect(!pasteboard.contains(pasteboardTypes: ["public.url"], inItemSet: nil))
    }

    @Test("Items are gone after their date")
    func expiration() {
        pasteboard.setItems([["public.utf8-plain-text": "old"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
        #expect(pasteboard.string == nil)
        pasteboard.setItems([["public.utf8-plain-text": "new"]], options: [.expirationDate: Date(timeIntervalSinceNow: 3600)])
        #expect(pasteboard.string == "new")
    }

    // MARK: Names

    @Test("All objects of a name have the same items; there is none of a name that nobody has created")
    func names() throws {
        let name = UIPasteboard.Name("names test")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let first = try #require(UIPasteboard(name: name, create: true))
        let second = try #require(UIPasteboard(name: name, create: false))
        first.string = "shared"
        #expect(second.string == "shared")
        #expect(second.name == name)
        #expect(!second.isPersistent)
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil)
        #expect(first.string == nil)
        #expect(UIPasteboard.withUniqueName().name != pasteboard.name)
    }

    @Test("A change is announced with the types that came and went")
    func notification() {
        final class Observer: NSObject {
            var changes: [[String: [String]]] = []
            @objc func note(_ notification: Notification) {
                changes.append(notification.userInfo as? [String: [String]] ?? [:])
            }
        }
        let observer = Observer()
        pasteboard.string = "before"
        NotificationCenter.default.addObserver(
            observer, selector: #selector(Observer.note(_:)), name: UIPasteboard.changedNotification, object: pasteboard)
        pasteboard.color = .red
        NotificationCenter.default.removeObserver(observer)
        #expect(
            observer.changes == [
                [
                    UIPasteboard.changedTypesAddedUserInfoKey: ["com.apple.uikit.color"],
                    UIPasteboard.changedTypesRemovedUserInfoKey: ["public.utf8-plain-text"],
                ]
            ])
    }
}
