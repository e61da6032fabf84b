import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

// Where the popover is.
extension PopoverOnScreen {
    /// The duration of a change of the popover's frame, in seconds.
    static let settlingDuration: TimeInterval = 0.35

    /// Brings the popover to its position. Does nothing before it is shown and while it goes.
    func place() {
        guard !isLeaving, !isHeld, let bubble, let placement = makePlacement() else { return }
        self.placement = placement
        bubble.show(placement)
    }

    func placeAnimated(for duration: TimeInterval = settlingDuration) {
        guard let bubble else { return }
        TransitionTiming.spring.animate(for: duration) { [weak self] in
            self?.place()
            bubble.layoutIfNeeded()
        }
    }

    /// Follows a change of what the content would like to have: animated while the popover is shown, unless a side has become 0.
    func contentSizeDidChange() {
        let wanted = popover.presentedViewController.contentSizeForContainer
        contentSizeDidChange(animated: wanted.width > 0 && wanted.height > 0)
    }

    /// Brings the popover to the size that its content is to have now.
    func contentSizeDidChange(animated: Bool) {
        if popover.isPresented, animated { placeAnimated() } else { place() }
    }

    /// The room has changed: asks the delegate what the popover belongs to now, and brings it there.
    func reposition() {
        guard bubble != nil else { return }
        if popover.barButtonItem == nil, let view = popover.sourceView { askDelegate(about: view) }
        place()
    }

    private func askDelegate(about view: UIView) {
        guard let delegate = popover.delegate as? any UIPopoverPresentationControllerDelegate else { return }
        let formerRect = popover.sourceRect.isNull ? view.bounds : popover.sourceRect
        var rect = formerRect
        var reference = Unmanaged.passUnretained(view)
        withUnsafeMutablePointer(to: &rect) { rect in
            withUnsafeMutablePointer(to: &reference) { view in
                delegate.popoverPresentationController?(
                    popover, willRepositionPopoverTo: rect, in: AutoreleasingUnsafeMutablePointer(view))
            }
        }
        if rect != formerRect { popover.sourceRect = rect }
        popover.sourceView = reference.takeUnretainedValue()
    }

    // MARK: What the position follows from

    func makePlacement() -> PopoverPlacement? {
        guard let container = popover.container, let source = sourceInContainer ?? lastSource else { return nil }
        lastSource = source
        return PopoverPlacement(
            PopoverPlacement.Request(
                source: source, room: room(in: container), contentSize: wantedSize, permitted: usableDirections,
                mayOverlapSource: popover.canOverlapSourceViewRect, chrome: chrome, scale: max(container.traitCollection.displayScale, 1)))
    }

    /// Where the source is now; nil if it is not in the window.
    private var sourceInContainer: CGRect? {
        guard let container = popover.container, let window = container.window else { return nil }
        if let barButtonItem = popover.barButtonItem { return barButtonItem.frame(in: container) }
        guard let sourceView = popover.sourceView, sourceView.window === window else { return nil }
        return sourceView.convert(popover.sourceRect.isNull ? sourceView.bounds : popover.sourceRect, to: container).standardized
    }

    /// A popover that belongs to a bar button item lies above or below it.
    private var usableDirections: UIPopoverArrowDirection {
        guard popover.barButtonItem != nil else { return popover.permittedArrowDirections }
        let directions = popover.permittedArrowDirections.intersection([.up, .down])
        return directions.isEmpty ? [.up, .down] : directions
    }

    private func room(in container: UIView) -> CGRect {
        let bounds = container.bounds.inset(by: container.safeAreaInsets.adding(popover.popoverLayoutMargins))
        let bottom = min(bounds.maxY, outside.keyboardTop(in: container) - popover.popoverLayoutMargins.bottom)
        return CGRect(x: bounds.minX, y: bounds.minY, width: max(bounds.width, 0), height: max(bottom - bounds.minY, 0))
    }

    /// The width of content that asks for none.
    private static let usualWidth: CGFloat = 320

    private var wantedSize: CGSize {
        let natural = popover.presentedViewController.contentSizeForContainer
        let wanted = popover.sizeRule?(natural) ?? natural
        return CGSize(
            width: wanted.width > 0 ? wanted.width : Self.usualWidth,
            height: wanted.height > 0 ? wanted.height : popover.container?.bounds.height ?? 0)
    }

    private var chrome: PopoverChrome {
        guard let background = popover.popoverBackgroundViewClass else { return .system }
        return PopoverChrome(
            arrowHeight: background.arrowHeight(), arrowBase: background.arrowBase(), insets: background.contentViewInsets(),
            cornerRadius: 0)
    }
}
