import Foundation
@_spi(ForasteroInternal) import UIKitCore

// How large the text is, and what is seen of it.
extension UITextView {
    /// The upper left corner of the container.
    var origin: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }

    /// The text is another one, or stands elsewhere.
    func contentDidChange() {
        state.fittingSizes = [:]
        setNeedsLayout()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    func insetDidChange(from former: UIEdgeInsets) {
        let inset = textContainerInset
        guard inset != former else { return }
        guard [inset.top, inset.left, inset.bottom, inset.right].allSatisfy(\.isFinite) else { return textContainerInset = former }
        parts.redraw()
        contentDidChange()
        if bounds.width > 0 { layOutText() }
    }

    func layOutText() {
        updateContainer()
        updateContentSize()
        parts.layOut()
    }

    /// The width that the edges leave.
    private func containerWidth(in width: CGFloat) -> CGFloat { max(width - textContainerInset.left - textContainerInset.right, 1) }

    /// The width that the text may take up, with its insets.
    private var availableWidth: CGFloat {
        let insets = isScrollEnabled ? adjustedContentInset : .zero
        return max(bounds.width - insets.left - insets.right, 0)
    }

    func updateContainer() {
        guard bounds.width > 0 else { return }
        var size = system.container.size
        if system.container.widthTracksTextView { size.width = containerWidth(in: availableWidth) }
        if system.container.heightTracksTextView {
            size.height = max(bounds.height - textContainerInset.top - textContainerInset.bottom, 1)
        }
        if system.container.size != size { system.container.size = size }
    }

    /// Lays out what is seen, and says how large all is. Of a long text the rest is guessed.
    func updateContentSize() {
        guard bounds.width > 0 else { return }
        state.isMeasuring = true
        defer { state.isMeasuring = false }
        let manager = system.manager
        if editor.length <= theme.wholeLayoutLength {
            manager.ensureLayout(for: system.container)
        } else {
            manager.ensureLayout(forBoundingRect: bounds.offsetBy(dx: -origin.x, dy: -origin.y), in: system.container)
        }
        let used = manager.usedRect(for: system.container)
        let width = system.container.widthTracksTextView ? availableWidth : max(availableWidth, textWidth(used.maxX))
        let size = CGSize(width: width, height: roundedUp(textContainerInset.top + used.height + textContainerInset.bottom))
        if size != contentSize { contentSize = size }
    }

    /// What a layout that is due would find.
    func measureContentIfNeeded() {
        guard !state.isMeasuring, layer.needsLayout(), !state.isChangingText, system.storage.editedMask.isEmpty else { return }
        updateContainer()
        updateContentSize()
    }

    private func textWidth(_ used: CGFloat) -> CGFloat { roundedUp(textContainerInset.left + used + textContainerInset.right) }

    private func roundedUp(_ length: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        // Sums of many heights are not exact.
        return (length * scale - 0.001).rounded(.up) / scale
    }

    // MARK: Size

    func fittingSize(_ size: CGSize) -> CGSize {
        let limit = size.width > 0 && size.width < 1_000_000 ? size.width : 0
        if let known = state.fittingSizes[limit] { return known }
        let used = usedRect(atWidth: limit)
        let width = textWidth(used.width)
        let result = CGSize(
            width: limit > 0 ? min(width, limit) : width,
            height: roundedUp(textContainerInset.top + used.height + textContainerInset.bottom))
        state.fittingSizes[limit] = result
        return result
    }

    private func usedRect(atWidth width: CGFloat) -> CGRect {
        let container = system.container
        let wanted = width > 0 ? containerWidth(in: width) : 0
        if container.size.width == wanted || !container.widthTracksTextView {
            system.manager.ensureLayout(for: container)
            return system.manager.usedRect(for: container)
        }
        // The lines that are seen stay as they are.
        let (manager, room) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: wanted, height: 0)))
        room.lineFragmentPadding = container.lineFragmentPadding
        room.maximumNumberOfLines = container.maximumNumberOfLines
        room.lineBreakMode = container.lineBreakMode
        room.exclusionPaths = container.exclusionPaths
        manager.usesFontLeading = system.manager.usesFontLeading
        manager.extraLineAttributes = system.manager.extraLineAttributes
        manager.delegate = system.manager.delegate
        manager.addTextContainer(room)
        system.storage.addLayoutManager(manager)
        manager.ensureLayout(for: room)
        let used = manager.usedRect(for: room)
        system.storage.removeLayoutManager(manager)
        return used
    }

    var naturalSize: CGSize {
        let width = state.wrapWidth > 0 ? state.wrapWidth : translatesAutoresizingMaskIntoConstraints ? bounds.width : 0
        return fittingSize(CGSize(width: width, height: 0))
    }

    /// Known where the view is as high as its text.
    var baselines: TextBaselines? {
        guard !isScrollEnabled, let first = system.manager.caretLine(at: 0), let last = system.manager.caretLine(at: editor.length)
        else { return nil }
        let middle = naturalSize.height / 2 - textContainerInset.top
        return TextBaselines(first: first.baseline - middle, last: last.baseline - middle)
    }

    // MARK: Scrolling

    func scrollToShow(_ range: NSRange) {
        updateContainer()
        updateContentSize()
        let range = editor.clamped(range)
        let end = caretRect(at: TextOffset(NSMaxRange(range)))
        let start = caretRect(at: TextOffset(range.location))
        let rect = start.union(end)
        let room = bounds.inset(by: adjustedContentInset).height
        scrollRectToVisible(withInsets(rect.height > room ? end : rect), animated: false)
    }

    /// Scrolls so far that the caret, or the end of the selection that moved last, is seen.
    func showFocus() {
        if isFirstResponder, isScrollEnabled, window != nil, !state.isChangingText {
            updateContainer()
            updateContentSize()
            scrollRectToVisible(withInsets(caretRect(at: TextOffset(editor.focus))), animated: false)
        }
        parts.marks.update()
    }

    /// The first and the last line are seen with the space around the text.
    private func withInsets(_ rect: CGRect) -> CGRect {
        var rect = rect
        if rect.minY <= textContainerInset.top {
            rect.size.height += rect.minY
            rect.origin.y = 0
        }
        let bottom = contentSize.height - textContainerInset.bottom
        if rect.maxY >= bottom - 1 { rect.size.height = max(contentSize.height - rect.minY, 0) }
        rect.size.width = min(rect.width, bounds.width)
        return rect
    }

    func borderDidChange() {
        let isRound = borderStyle == .roundedRect
        layer.cornerRadius = isRound ? theme.borderRadius : 0
        layer.borderWidth = isRound ? theme.borderWidth : 0
        layer.borderColor = isRound ? theme.borderColor.resolvedColor(with: traitCollection).cgColor : nil
    }
}
