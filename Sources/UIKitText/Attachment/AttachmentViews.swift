import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The views that a text view shows for attachments: made as lines are laid out, in the hierarchy while they are seen.
@MainActor
final class AttachmentViews: UIView {
    /// The view of an attachment, and the room that its line has for it.
    private struct Shown {
        let attachment: NSTextAttachment
        let provider: NSTextAttachmentViewProvider
        var bounds = CGRect.zero
    }

    private unowned let textView: UITextView
    private let tiles: UIView
    /// By the index of the attachment's character.
    private var shown: [Int: Shown] = [:]

    /// - Parameter tiles: where the text is drawn, below the views.
    init(of textView: UITextView, above tiles: UIView) {
        self.textView = textView
        self.tiles = tiles
        super.init(frame: .zero)
        guard !textView.system.isOfApp else { return }
        // The manager of a text view lays out on the main thread until it is given away.
        let manager = textView.system.manager
        manager.attachmentBounds = { [weak self] attachment, index, container, line in
            nonisolated(unsafe) let containerOfLine = container
            return MainActor.assumeIsolated { self?.bounds(of: attachment, at: index, in: containerOfLine, line: line) }
        }
        manager.attachmentImage = { [weak self] attachment, index, container, bounds in
            nonisolated(unsafe) let containerOfLine = container
            return MainActor.assumeIsolated { self?.image(of: attachment, at: index, in: containerOfLine, bounds) }
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Touches beside the views are the text's.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    // MARK: Layout of text

    private func bounds(of attachment: TextAttachmentBase, at index: Int, in container: NSTextContainer, line: CGRect) -> CGRect? {
        guard let attachment = attachment as? NSTextAttachment else { return nil }
        let attributes = textView.system.storage.attributes(at: index, effectiveRange: nil)
        let location = StorageLocation(index)
        guard let provider = provider(for: attachment, at: index, in: container) else {
            return attachment.attachmentBounds(
                for: attributes, location: location, textContainer: container, proposedLineFragment: line, position: .zero)
        }
        let bounds = provider.attachmentBounds(
            for: attributes, location: location, textContainer: container, proposedLineFragment: line, position: .zero)
        shown[index]?.bounds = bounds
        return bounds
    }

    private func image(of attachment: TextAttachmentBase, at index: Int, in container: NSTextContainer, _ bounds: CGRect) -> UIImage? {
        guard let attachment = attachment as? NSTextAttachment, shown[index] == nil else { return nil }
        return attachment.image(
            for: bounds, attributes: textView.system.storage.attributes(at: index, effectiveRange: nil), location: StorageLocation(index),
            textContainer: container)
    }

    private func provider(
        for attachment: NSTextAttachment, at index: Int, in container: NSTextContainer
    ) -> NSTextAttachmentViewProvider? {
        if let known = shown[index], known.attachment === attachment { return known.provider }
        remove(at: index)
        let made = attachment.viewProvider(for: textView, location: StorageLocation(index), textContainer: container)
        guard attachment.allowsTextAttachmentView, let made else { return nil }
        shown[index] = Shown(attachment: attachment, provider: made)
        textView.setNeedsLayout()
        return made
    }

    // MARK: Changes

    /// Views go with their characters.
    func textDidChange(in range: NSRange, by delta: Int) {
        guard !shown.isEmpty else { return }
        let oldEnd = NSMaxRange(range) - delta
        var moved: [Int: Shown] = [:]
        for (index, entry) in shown {
            let position = index < range.location ? index : index + delta
            let isReplaced = index >= range.location && index < oldEnd
            let target = isReplaced ? index : position
            if isAttachment(entry.attachment, at: target) {
                moved[target] = entry
            } else {
                entry.provider.viewIfLoaded?.removeFromSuperview()
            }
        }
        shown = moved
    }

    private func isAttachment(_ attachment: NSTextAttachment, at index: Int) -> Bool {
        let storage = textView.system.storage
        return index < storage.length && storage.attribute(.attachment, at: index, effectiveRange: nil) as? NSTextAttachment === attachment
    }

    private func remove(at index: Int) { shown.removeValue(forKey: index)?.provider.viewIfLoaded?.removeFromSuperview() }

    /// Pictures are drawn from now on: the layout has been given to the app.
    func end() {
        textView.system.manager.attachmentBounds = nil
        textView.system.manager.attachmentImage = nil
        guard !shown.isEmpty else { return }
        for index in shown.keys { remove(at: index) }
        textView.system.manager.invalidateLayout(forCharacterRange: textView.editor.whole, actualCharacterRange: nil)
    }

    // MARK: Layout

    /// Puts the views that are seen where their characters are, and takes the others away.
    func layOut() {
        guard !shown.isEmpty else { return }
        if superview == nil { textView.insertSubview(self, aboveSubview: tiles) }
        frame = CGRect(origin: .zero, size: textView.contentSize)
        let manager = textView.system.manager
        let area = textView.bounds.offsetBy(dx: -textView.origin.x, dy: -textView.origin.y)
        let seen = manager.glyphRange(forBoundingRect: area, in: textView.system.container)
        for (index, entry) in shown {
            guard let view = entry.provider.view else { continue }
            guard NSLocationInRange(index, seen) else {
                if view.superview === self { view.removeFromSuperview() }
                continue
            }
            if view.superview !== self { addSubview(view) }
            view.frame = rect(of: entry, at: index)
        }
    }

    private func rect(of entry: Shown, at index: Int) -> CGRect {
        let manager = textView.system.manager
        let line = manager.lineFragmentRect(forGlyphAt: index, effectiveRange: nil)
        let position = manager.location(forGlyphAt: index)
        return CGRect(
            x: textView.origin.x + line.minX + position.x + entry.attachment.usablePadding,
            y: textView.origin.y + line.minY + position.y - entry.bounds.maxY, width: entry.bounds.width, height: entry.bounds.height)
    }
}
