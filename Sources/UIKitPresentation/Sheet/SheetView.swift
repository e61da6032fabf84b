import Foundation

/// The sheet itself: rounded corners around the presented controller's view, and the grabber above it.
final class SheetView: UIView, DragTaking {
    private let content: UIView
    private let grabber = SheetGrabber()

    var isGrabberVisible = false {
        didSet { if isGrabberVisible != oldValue { grabber.isHidden = !isGrabberVisible } }
    }

    /// True if the sheet, and not what scrolls in it, follows a finger on content that shows its beginning: by its way, down or up.
    var mayTakeDrag: ((CGFloat) -> Bool)?

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerCurve = .continuous
        addSubview(content)
        addSubview(grabber)
        grabber.isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    func round(_ radius: CGFloat, allCorners: Bool) {
        layer.cornerRadius = radius
        let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        layer.maskedCorners = allCorners ? upper.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : upper
    }

    func onGrabberTap(_ target: Any, _ action: Selector) {
        grabber.addGestureRecognizer(UITapGestureRecognizer(target: target, action: action))
    }

    func takesDrag(by distance: CGFloat) -> Bool { mayTakeDrag?(distance) ?? false }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        grabber.frame = CGRect(x: (bounds.width - SheetGrabber.touchSize.width) / 2, y: 0, size: SheetGrabber.touchSize)
        bringSubviewToFront(grabber)
    }
}

/// The short bar at the upper edge by which a sheet can be seen to be movable.
private final class SheetGrabber: UIView {
    static let touchSize = CGSize(width: 76, height: 15)
    private static let barSize = CGSize(width: 36, height: 5)
    private let bar = UIView()

    init() {
        super.init(frame: .zero)
        accessibilityIdentifier = "Sheet Grabber"
        bar.backgroundColor = .tertiaryLabel
        bar.layer.cornerRadius = Self.barSize.height / 2
        bar.isUserInteractionEnabled = false
        addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = CGRect(x: (bounds.width - Self.barSize.width) / 2, y: 5, size: Self.barSize)
    }
}

extension CGRect {
    fileprivate init(x: CGFloat, y: CGFloat, size: CGSize) { self.init(origin: CGPoint(x: x, y: y), size: size) }
}
