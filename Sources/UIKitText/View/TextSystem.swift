import Foundation
import UIKitCore

/// The objects of TextKit behind a text view.
@MainActor
final class TextSystem {
    /// Kept alive here: a layout manager only knows it.
    let storage: NSTextStorage
    let manager: NSLayoutManager
    let container: NSTextContainer
    /// True if the app has put them together itself.
    let isOfApp: Bool
    private(set) lazy var textLayoutManager = makeTextLayoutManager()
    private var content: NSTextContentStorage?

    init(_ given: NSTextContainer?) {
        let container = given ?? NSTextContainer(size: CGSize(width: 0, height: 0))
        if given == nil { container.widthTracksTextView = true }
        isOfApp = container.layoutManager != nil
        let manager = container.layoutManager ?? NSLayoutManager()
        // Text far down is seen without laying out what is above it.
        if !isOfApp { manager.allowsNonContiguousLayout = true }
        let storage = manager.textStorage ?? NSTextStorage()
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        if container.layoutManager == nil { manager.addTextContainer(container) }
        (self.storage, self.manager, self.container) = (storage, manager, container)
    }

    private func makeTextLayoutManager() -> NSTextLayoutManager {
        let face = NSTextLayoutManager(engine: manager)
        let content = NSTextContentStorage()
        content.textStorage = storage
        content.addTextLayoutManager(face)
        self.content = content
        return face
    }
}
