import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A text that is laid out on pages.
@MainActor
final class TextPages {
    private let storage: NSTextStorage
    private let manager = NSLayoutManager()
    private(set) var containers: [NSTextContainer] = []
    /// A text that does not get on with so many pages has no room at all.
    private static let mostPages = 10_000

    /// - Parameters:
    ///   - first: the room on the first page.
    ///   - others: the room on each of the others.
    init(_ text: NSAttributedString, first: CGSize, others: CGSize) {
        storage = NSTextStorage(attributedString: text)
        storage.addLayoutManager(manager)
        guard text.length > 0 else { return }
        var end = 0
        while end < text.length, containers.count < Self.mostPages {
            let size = containers.isEmpty ? first : others
            guard size.width >= 1, size.height >= 1 else { return }
            let container = NSTextContainer(size: size)
            container.lineFragmentPadding = 0
            manager.addTextContainer(container)
            let glyphs = manager.glyphRange(for: container)
            containers.append(container)
            // A line that is higher than a page is nowhere.
            guard glyphs.length > 0 else { return }
            end = NSMaxRange(manager.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil))
        }
    }

    func draw(_ page: Int, at origin: CGPoint) {
        guard containers.indices.contains(page) else { return }
        let glyphs = manager.glyphRange(for: containers[page])
        manager.drawBackground(forGlyphRange: glyphs, at: origin)
        manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
    }
}
