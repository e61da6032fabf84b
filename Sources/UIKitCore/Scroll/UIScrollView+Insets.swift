import Foundation
internal import ScrollPhysics

/// The insets that a scroll view has passed on to the views inside it, as far as they may depend on them.
struct PassedOnInsets: Equatable {
    var size: CGSize
    var safeArea: UIEdgeInsets
    var margins: UIEdgeInsets
    /// The offset along the axes in which something of the safe area is left.
    var position: CGPoint
}

extension UIScrollView {
    func changeContentInset(to inset: UIEdgeInsets) {
        guard inset != ownContentInset else { return }
        willChangeValue(forKey: "contentInset")
        let range = scrollRange
        if window == nil { notePendingOffset(in: range) }
        changeInsets { ownContentInset = inset }
        didChangeValue(forKey: "contentInset")
    }

    func changeKeyboardOverlap(to overlap: CGFloat) {
        guard overlap != ownKeyboardOverlap else { return }
        changeInsets { ownKeyboardOverlap = overlap }
        indicators.layOut(in: self)
    }

    /// Takes over what the safe area adds now.
    func updateInsetAdjustment() {
        let adjustment = neededAdjustment
        let room = adjustment.top == 0 ? CollapsingRoom() : contentObserver?.room(above: self) ?? CollapsingRoom()
        guard adjustment != insetAdjustment || room != collapsingRoom else { return }
        changeInsets {
            insetAdjustment = adjustment
            collapsingRoom = room
        }
    }

    private var neededAdjustment: UIEdgeInsets {
        let area = safeAreaInsets
        guard area != .zero, contentInsetAdjustmentBehavior != .never else { return .zero }
        if contentInsetAdjustmentBehavior == .always { return area }
        let isAcross = alwaysBounceHorizontal || ownContentSize.width > bounds.width
        let isDown = alwaysBounceVertical || ownContentSize.height > bounds.height || isBeneathBars
        return UIEdgeInsets(
            top: isDown ? area.top : 0, left: isAcross ? area.left : 0, bottom: isDown ? area.bottom : 0, right: isAcross ? area.right : 0)
    }

    /// True if a controller inside another one, which may have bars, has this scroll view as its view or behind all others in it.
    private var isBeneathBars: Bool {
        guard contentInsetAdjustmentBehavior == .automatic else { return false }
        let owner = owningController ?? (superview?.children.first === self ? superview?.owningController : nil)
        return owner?.parent != nil && owner?.adjustsScrollViewInsets == true
    }

    private func changeInsets(_ change: () -> Void) {
        let (range, insets) = (scrollRange, adjustedContentInset)
        change()
        if scrollRange != range { keepPosition(in: range) }
        guard adjustedContentInset != insets else { return }
        setNeedsLayout()
        passInsetsOn()
        contentObserver?.contentDidMove(in: self)
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset?(self)
    }

    /// Content that rested at the beginning still does; other content moves only if it would be out of range now.
    private func keepPosition(in before: ScrollRange) {
        let range = scrollRange
        runner?.changeRange(to: range)
        guard drag == nil, runner == nil else { return }
        var offset = bounds.origin
        for axis in ScrollAxis.allCases {
            if pendingOffset?[axis] == offset[axis] {
                continue
            } else if offset[axis] == before[axis].lowerBound {
                offset[axis] = range[axis].lowerBound
            } else if before[axis].contains(offset[axis]) {
                offset[axis] = min(max(offset[axis], range[axis].lowerBound), range[axis].upperBound)
            }
        }
        offsetWork.keepingDepth += 1
        moveContent(to: offset)
        offsetWork.keepingDepth -= 1
    }

    // MARK: Before the content is seen

    /// The app changes the inset of content that rests at its beginning and is not shown yet. The offset can be read and is left
    /// alone, as measured on Apple's; once the content is shown it rests at its beginning all the same.
    private func notePendingOffset(in range: ScrollRange) {
        var rest = pendingOffset ?? PendingOffset()
        for axis in ScrollAxis.allCases where contentOffset[axis] == range[axis].lowerBound { rest[axis] = contentOffset[axis] }
        pendingOffset = rest.isEmpty ? nil : rest
        if pendingOffset != nil { setNeedsLayout() }
    }

    /// The content is shown: it goes to its beginning where the app has not moved it.
    func settlePendingOffset() {
        guard let rest = pendingOffset, window != nil else { return }
        pendingOffset = nil
        var offset = contentOffset
        for axis in ScrollAxis.allCases where rest[axis] == offset[axis] { offset[axis] = scrollRange[axis].lowerBound }
        moveContent(to: offset)
    }

    // MARK: The insets of the views inside

    /// Records the insets that the views inside have been notified of.
    /// - Returns: whether that is something else than the last time.
    func notePassedOnInsets() -> Bool {
        let left = safeAreaLeft(of: announcedSafeAreaInsets)
        let position = CGPoint(
            x: left.left != 0 || left.right != 0 ? bounds.minX : 0, y: left.top != 0 || left.bottom != 0 ? bounds.minY : 0)
        let now = PassedOnInsets(size: bounds.size, safeArea: left, margins: announcedLayoutMargins, position: position)
        defer { passedOnInsets = now }
        return now != passedOnInsets
    }
}

extension UIEdgeInsets {
    /// The same without what cannot be calculated with, which counts as nothing.
    var finite: UIEdgeInsets {
        func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        return UIEdgeInsets(top: finite(top), left: finite(left), bottom: finite(bottom), right: finite(right))
    }

    /// The rest of these distances, at least nothing.
    func subtracting(_ other: UIEdgeInsets) -> UIEdgeInsets {
        guard other != .zero else { return self }
        return UIEdgeInsets(
            top: max(top - other.top, 0), left: max(left - other.left, 0), bottom: max(bottom - other.bottom, 0),
            right: max(right - other.right, 0))
    }
}

extension UIView {
    /// Has a scroll view that is this view, or lies behind all others in it, ask its controller anew.
    func updateScrollViewInsets() { (self as? UIScrollView ?? children.first as? UIScrollView)?.updateInsetAdjustment() }
}
