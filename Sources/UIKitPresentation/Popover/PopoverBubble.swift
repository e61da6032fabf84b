import Foundation
internal import QuartzCore

/// The popover that is seen: the content with rounded corners, what is behind it, the arrow and the shadow.
final class PopoverBubble: UIView {
    private let content: UIView
    private let clip = UIView()
    private let shadow = PopoverShadow()
    private let background = PopoverBackground()
    private let ownBackground: UIPopoverBackgroundView?
    private var placement: PopoverPlacement?

    init(around content: UIView, for popover: UIPopoverPresentationController) {
        self.content = content
        let ownClass = popover.popoverBackgroundViewClass as? UIPopoverBackgroundView.Type
        ownBackground = ownClass.map { _objcNew($0, frame: .zero) }
        super.init(frame: .zero)
        accessibilityIdentifier = "Popover"
        clip.clipsToBounds = true
        clip.layer.cornerCurve = .continuous
        clip.layer.cornerRadius = ownClass?.wantsDefaultContentAppearance ?? true ? PopoverChrome.system.cornerRadius : 0
        for view in ownBackground.map({ [$0] }) ?? [shadow, background] { addSubview(view) }
        addSubview(clip)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clip.addSubview(content)
        showBackground(of: popover)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes the colour of a popover, or that of its content for the arrow, which looks as though the content went on into it.
    func showBackground(of popover: UIPopoverPresentationController) {
        background.show(popover.backgroundColor, arrow: content.backgroundColor)
    }

    /// Goes to a position, with the arrow where that says.
    func show(_ placement: PopoverPlacement) {
        bounds.size = placement.frame.size
        center = CGPoint(x: placement.frame.midX, y: placement.frame.midY)
        guard placement != self.placement else { return }
        self.placement = placement
        ownBackground?.arrowDirection = placement.direction
        ownBackground?.arrowOffset = placement.arrowOffset
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let placement else { return }
        ownBackground?.frame = bounds
        let inside = placement.contentFrame.offsetBy(dx: -placement.frame.minX, dy: -placement.frame.minY)
        clip.frame = inside
        if content.superview === clip { content.frame = clip.bounds }
        guard ownBackground == nil else { return }
        background.frame = bounds
        background.show(placement, inside: inside)
        shadow.surround(inside, arrow: background.arrowOutline)
    }

    /// The shadow takes no touches, and neither do the corners beside the arrow.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard ownBackground == nil else { return super.point(inside: point, with: event) }
        return background.point(inside: convert(point, to: background), with: event)
    }
}
