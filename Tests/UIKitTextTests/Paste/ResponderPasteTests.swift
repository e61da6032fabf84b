import ItemProvider
import Testing
import UIKitTesting

/// Pasting on objects that are no texts.
@MainActor
struct ResponderPasteTests {
    private final class Board: UIView {
        var pasted: [NSItemProvider] = []
        override var canBecomeFirstResponder: Bool { true }
        override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders }
    }

    private let screen = TextViewScreen("abc")
    private let board = Board()

    init() {
        screen.screen.window.addSubview(board)
        board.becomeFirstResponder()
        UIPasteboard.general.items = [["public.utf8-plain-text": "text"]]
    }

    private var canPaste: Bool {
        board.canPerformAction(#selector(UIResponderStandardEditActions.paste(_:)), withSender: nil)
    }

    @Test("SV-123: what the pasteboard has is handed over where its type is accepted, and the command is off elsewhere")
    func types() {
        #expect(!canPaste)
        board.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
        #expect(!canPaste)
        board.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        #expect(canPaste)
        #expect(UIApplication.shared.sendAction(#selector(UIResponderStandardEditActions.paste(_:)), to: nil, from: nil, for: nil))
        #expect(board.pasted.count == 1)
        UIPasteboard.general.items = []
        #expect(!canPaste)
        #expect(!UIApplication.shared.sendAction(#selector(UIResponderStandardEditActions.paste(_:)), to: nil, from: nil, for: nil))
        #expect(board.pasted.count == 1)
    }

    @Test("A configuration is kept as a copy, lists each type once, and goes through an archive")
    func configuration() throws {
        let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
        configuration.addAcceptableTypeIdentifiers(["public.text", "public.image"])
        #expect(configuration.acceptableTypeIdentifiers == ["public.text", "public.image"])
        board.pasteConfiguration = configuration
        configuration.acceptableTypeIdentifiers = []
        #expect(board.pasteConfiguration?.acceptableTypeIdentifiers.count == 2)
        let data = try NSKeyedArchiver.archivedData(withRootObject: board.pasteConfiguration!, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIPasteConfiguration.self, from: data)
        #expect(read?.acceptableTypeIdentifiers == ["public.text", "public.image"])
    }
}
