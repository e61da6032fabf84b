import Foundation
import QuartzCore
@_spi(ForasteroInternal) import UIKitCore

/// A round button that shows a colour, and lets the user pick another one when it is tapped.
///
/// It sends ``UIControl/Event/valueChanged`` for each colour that is picked; never for what the program sets.
// apple: https://developer.apple.com/documentation/uikit/uicolorwell
@preconcurrency @MainActor @objcMembers open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
    /// The title of the picker. Default: nil, which shows "Colors".
    open var title: String?
    /// True if the user may change the opacity. Default: true.
    open var supportsAlpha = true
    /// Default: true. Stored; there is no eyedropper.
    // status: stored-only
    open var supportsEyedropper = true
    /// The colour that is shown. Nil shows that none is chosen. Observable by its key. Default: nil.
    open dynamic var selectedColor: UIColor? { didSet { showColor() } }

    private let ring = CAGradientLayer()
    private let hole = CAShapeLayer()
    private let disc = UIView(frame: .zero)
    private let squares = CheckerView(frame: .zero)
    private let shown = UIView(frame: .zero)

    private static let side: CGFloat = 28
    private static let ringWidth: CGFloat = 3.5
    private static let gap: CGFloat = 2

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        ring.type = .conic
        ring.colors = (0...12).map { PickedColor(hue: CGFloat($0 % 12) / 12, saturation: 0.85, brightness: 1).color.cgColor }
        (ring.startPoint, ring.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.5))
        hole.fillRule = .evenOdd
        ring.mask = hole
        layer.addSublayer(ring)
        disc.isUserInteractionEnabled = false
        disc.clipsToBounds = true
        disc.addSubview(squares)
        disc.addSubview(shown)
        addSubview(disc)
        isAccessibilityElement = true
        accessibilityTraits = .button
        addTarget(self, action: #selector(wasTapped), for: .touchUpInside)
        showColor()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Showing

    private func showColor() {
        squares.isHidden = selectedColor == nil
        shown.backgroundColor = selectedColor ?? .tertiarySystemFill
        accessibilityLabel = title ?? "Color well"
        accessibilityValue = selectedColor.map { "#" + PickedColor($0, with: traitCollection).hexadecimal }
    }

    open override var isEnabled: Bool {
        get { super.isEnabled }
        set {
            super.isEnabled = newValue
            alpha = newValue ? 1 : 0.4
        }
    }

    open override var isHighlighted: Bool {
        get { super.isHighlighted }
        set {
            super.isHighlighted = newValue
            disc.alpha = newValue ? 0.6 : 1
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        let circle = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ring.frame = circle
        hole.frame = ring.bounds
        let outline = CGMutablePath()
        outline.addEllipse(in: ring.bounds)
        outline.addEllipse(in: ring.bounds.insetBy(dx: Self.ringWidth, dy: Self.ringWidth))
        hole.path = outline
        CATransaction.commit()
        let inset = min(Self.ringWidth + Self.gap, side / 2)
        disc.frame = circle.insetBy(dx: inset, dy: inset)
        disc.layer.cornerRadius = max(disc.bounds.width, 0) / 2
        (squares.frame, shown.frame) = (disc.bounds, disc.bounds)
    }

    // MARK: Picking

    @objc private func wasTapped() {
        guard let presenter = nearestController, presenter.presentedViewController == nil else { return }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.delegate = self
        if traitCollection.horizontalSizeClass == .regular {
            picker.modalPresentationStyle = .popover
            picker.popoverPresentationController?.sourceView = self
            picker.popoverPresentationController?.sourceRect = bounds
        }
        presenter.present(picker, animated: true)
    }

    private var nearestController: UIViewController? {
        sequence(first: self as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }.first
            ?? window?.rootViewController
    }

    // MARK: UIColorPickerViewControllerDelegate

    public func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }
}
