import Foundation
internal import QuartzCore

/// The background of a popover's content, and its arrow: frosted glass in one piece, cut to the shape of both.
final class PopoverBackground: UIView {
    private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let tint = UIView()
    /// The visible part of the glass. Made of views, so that it follows animations of their frames.
    private let outline = UIView()
    private let body = UIView()
    private let arrow = PopoverArrow()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(glass)
        glass.contentView.addSubview(tint)
        body.backgroundColor = .black
        body.layer.cornerCurve = .continuous
        body.layer.cornerRadius = PopoverChrome.system.cornerRadius
        for view in [body, arrow] { outline.addSubview(view) }
        mask = outline
    }

    required init?(coder: NSCoder) { nil }

    /// Takes a colour on the glass, and another one for the arrow where that is to look as though the content went on into it.
    func show(_ color: UIColor?, arrow arrowColor: UIColor?) {
        glass.contentView.backgroundColor = color
        tint.backgroundColor = color == nil ? arrowColor : nil
    }

    /// Goes to a position around the content.
    func show(_ placement: PopoverPlacement, inside content: CGRect) {
        glass.frame = bounds
        outline.frame = bounds
        body.frame = content
        arrow.show(placement, inside: content)
        tint.frame = arrow.frame
        tint.isHidden = arrow.isHidden
    }

    /// The shape of the arrow in coordinates of this view; nil where there is none.
    var arrowOutline: UIBezierPath? { arrow.outline }

    /// Neither the corners beside the arrow count, nor what is rounded off.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        body.frame.contains(point) || (!arrow.isHidden && arrow.frame.contains(point))
    }
}
