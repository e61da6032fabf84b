import Foundation

// Where the popover is.
extension UIPopoverPresentationController {
    /// How long the popover takes to get another size or place, in seconds.
    static let settlingDuration: TimeInterval = 0.35

    /// Brings the popover to its place. Does nothing before it is shown and while it goes.
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
        let wanted = presentedViewController.contentSizeForContainer
        contentSizeDidChange(animated: wanted.width > 0 && wanted.height > 0)
    }

    /// Brings the popover to the size that its content is to have now.
    @_spi(ForasteroInternal)
    @nonobjc public final func contentSizeDidChange(animated: Bool) {
        if case .presented = stage, animated { placeAnimated() } else { place() }
    }

    /// Brings the popover to where it is after some changes, all at once.
    @_spi(ForasteroInternal)
    @nonobjc public final func move(animated: Bool, _ changes: () -> Void) {
        isHeld = true
        changes()
        isHeld = false
        contentSizeDidChange(animated: animated)
    }

    /// Lets the popover begin where another one was.
    @_spi(ForasteroInternal)
    @nonobjc public final func settle(from former: CGRect) {
        guard let bubble, placement != nil else { return }
        UIView.performWithoutAnimation {
            bubble.frame = former
            bubble.layoutIfNeeded()
        }
        placeAnimated()
    }

    /// Where the popover is, in its window; nil while it is not shown.
    @_spi(ForasteroInternal)
    @nonobjc public final var shownFrame: CGRect? { placement?.frame }

    /// The room has changed: asks the delegate what the popover belongs to now, and brings it there.
    func reposition() {
        guard bubble != nil else { return }
        if barButtonItem == nil, let view = sourceView { askDelegate(about: view) }
        place()
    }

    private func askDelegate(about view: UIView) {
        guard let delegate = delegate as? any UIPopoverPresentationControllerDelegate else { return }
        let formerRect = sourceRect.isNull ? view.bounds : sourceRect
        var rect = formerRect
        var reference = Unmanaged.passUnretained(view)
        withUnsafeMutablePointer(to: &rect) { rect in
            withUnsafeMutablePointer(to: &reference) { view in
                delegate.popoverPresentationController?(
                    self, willRepositionPopoverTo: rect, in: AutoreleasingUnsafeMutablePointer(view))
            }
        }
        if rect != formerRect { sourceRect = rect }
        sourceView = reference.takeUnretainedValue()
    }

    // MARK: What the place follows from

    func makePlacement() -> PopoverPlacement? {
        guard let container, let source = sourceInContainer ?? lastSource else { return nil }
        lastSource = source
        return PopoverPlacement(
            PopoverPlacement.Request(
                source: source, room: room(in: container), contentSize: wantedSize, permitted: usableDirections,
                mayOverlapSource: canOverlapSourceViewRect, chrome: chrome, scale: max(container.traitCollection.displayScale, 1)))
    }

    /// Where the source is now; nil if it is not in the window.
    private var sourceInContainer: CGRect? {
        guard let container, let window = container.window else { return nil }
        if let barButtonItem { return barButtonItem.frame(in: container) }
        guard let sourceView, sourceView.window === window else { return nil }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container).standardized
    }

    /// A popover that belongs to a bar button item lies above or below it.
    private var usableDirections: UIPopoverArrowDirection {
        guard barButtonItem != nil else { return permittedArrowDirections }
        let directions = permittedArrowDirections.intersection([.up, .down])
        return directions.isEmpty ? [.up, .down] : directions
    }

    private func room(in container: UIView) -> CGRect {
        let bounds = container.bounds.inset(by: container.safeAreaInsets.adding(popoverLayoutMargins))
        let bottom = min(bounds.maxY, outside.keyboardTop(in: container) - popoverLayoutMargins.bottom)
        return CGRect(x: bounds.minX, y: bounds.minY, width: max(bounds.width, 0), height: max(bottom - bounds.minY, 0))
    }

    /// The width of content that asks for none.
    private static let usualWidth: CGFloat = 320

    private var wantedSize: CGSize {
        let natural = presentedViewController.contentSizeForContainer
        let wanted = sizeRule?(natural) ?? natural
        return CGSize(
            width: wanted.width > 0 ? wanted.width : Self.usualWidth,
            height: wanted.height > 0 ? wanted.height : container?.bounds.height ?? 0)
    }

    private var chrome: PopoverChrome {
        guard let background = popoverBackgroundViewClass else { return .system }
        return PopoverChrome(
            arrowHeight: background.arrowHeight(), arrowBase: background.arrowBase(), insets: background.contentViewInsets(),
            cornerRadius: 0)
    }
}
