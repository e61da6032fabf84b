import Display
import Foundation
import ItemProvider
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore
@testable import UIKitInteractions

@MainActor
struct ForeignDragTests {
    private final class Taker: NSObject, UIDropInteractionDelegate {
        var calls: [String] = []
        var operation = UIDropOperation.copy
        var session: (any UIDropSession)?

        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            session.hasItemsConforming(toTypeIdentifiers: ["public.image", "public.plain-text", "public.url"])
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { calls.append("enter") }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
            let place = session.location(in: interaction.view!)
            calls.append("update \(Int(place.x)),\(Int(place.y))")
            return UIDropProposal(operation: operation)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { calls.append("exit") }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            calls.append("drop of \(session.items.count), local \(session.localDragSession != nil)")
            self.session = session
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { calls.append("end") }
    }

    private let screen = TestScreen(size: CGSize(width: 200, height: 200))
    private let taker = Taker()

    init() {
        let view = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 200))
        view.addInteraction(UIDropInteraction(delegate: taker))
        screen.window.addSubview(view)
    }

    private func offer(_ forms: [String: String], asked: @escaping (String) -> Void = { _ in }) -> DragOffer {
        DragOffer(types: forms.keys.sorted()) { type in
            asked(type)
            return forms[type].map { Data($0.utf8) }
        }
    }

    private func send(_ phase: DragEvent.Phase, _ x: CGFloat, _ offer: DragOffer) {
        ForeignDrag.handle(DragEvent(phase: phase, location: CGPoint(x: x, y: 20), offer: offer), on: .current)
    }

    @Test("AX-75: a drag of another program comes over views, moves, and leaves, and each answer is for where it is")
    func moves() {
        let text = offer(["text/plain": "a"])
        send(.moved, 10, text)
        #expect(text.answer == .none)
        send(.moved, 110, text)
        #expect(text.answer == .copy)
        taker.operation = .forbidden
        send(.moved, 120, text)
        #expect(text.answer == .none)
        send(.left, 120, text)
        #expect(taker.calls == ["enter", "update 10,20", "update 20,20", "exit", "end"])
    }

    @Test("AX-75: a drop hands over what was dragged, though the other program is gone by the time it is read")
    func drops() async throws {
        var asked: [String] = []
        let dragged = offer(["text/plain": "Grüße", "text/html": "<b>", "x/unknown": "?"]) { asked.append($0) }
        send(.moved, 110, dragged)
        #expect(asked.isEmpty)
        send(.dropped, 110, dragged)
        #expect(asked.sorted() == ["text/html", "text/plain", "x/unknown"])
        #expect(taker.calls.last == "end")
        #expect(taker.calls.contains("drop of 1, local false"))
        let provider = try #require(taker.session?.items.first?.itemProvider)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text", "public.html"])
        let data = await withCheckedContinuation { done in
            provider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, _ in done.resume(returning: data) }
        }
        #expect(data == Data("Grüße".utf8))
    }

    @Test("AX-75: files are items of their types, with their contents; addresses are items, too")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a b.png")
        try Data([1, 2, 3]).write(to: file)
        let list = "# comment\r\n\(file.absoluteString)\r\nhttps://example.org\r\n\r\nnonsense\r\n"
        let providers = ForeignItems(offer(["text/uri-list": list, "text/plain": "x"])).providers
        #expect(providers.map(\.registeredTypeIdentifiers) == [["public.png", "public.file-url"], ["public.url"]])
        #expect(providers.first?.suggestedName == "a b")
        #expect(ForeignItems(offer(["text/uri-list": "# nothing"])).providers.map(\.registeredTypeIdentifiers) == [[]])
    }

    @Test("AX-75: a second drag ends the first, and a drop that was never announced is one all the same")
    func others() {
        let (first, second) = (offer(["text/plain": "a"]), offer(["text/plain": "b"]))
        send(.moved, 110, first)
        send(.moved, 110, second)
        #expect(taker.calls == ["enter", "update 10,20", "exit", "end", "enter", "update 10,20"])
        send(.left, 110, first)
        #expect(taker.calls.suffix(2) == ["exit", "end"])
        taker.calls = []
        send(.dropped, 110, offer(["text/plain": "c"]))
        #expect(taker.calls == ["enter", "update 10,20", "drop of 1, local false", "end"])
        taker.calls = []
        send(.dropped, 10, offer(["text/plain": "c"]))
        #expect(taker.calls.isEmpty)
    }
}
