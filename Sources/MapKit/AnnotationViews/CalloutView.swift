import UIKit

/// The bubble above a selected annotation: title and subtitle, what the app has put beside them, and a tip below.
final class CalloutView: UIView {
    private let bubble = CalloutBubble()
    private let title = UILabel()
    private let subtitle = UILabel()
    private weak var left: UIView?
    private weak var right: UIView?
    private weak var detail: UIView?
    private(set) weak var owner: MKAnnotationView?

    init(_ owner: MKAnnotationView) {
        self.owner = owner
        super.init(frame: .zero)
        title.font = CalloutTheme.titleFont
        subtitle.font = CalloutTheme.subtitleFont
        subtitle.textColor = .secondaryLabel
        for part in [bubble, title, subtitle] { addSubview(part) }
        fill()
    }

    required init?(coder: NSCoder) { nil }

    /// Takes texts and accessories from the annotation and its view.
    func fill() {
        guard let owner else { return }
        title.text = owner.annotation?.title ?? nil
        subtitle.text = owner.annotation?.subtitle ?? nil
        replace(&left, by: owner.leftCalloutAccessoryView)
        replace(&right, by: owner.rightCalloutAccessoryView)
        replace(&detail, by: owner.detailCalloutAccessoryView)
        subtitle.isHidden = detail != nil || (subtitle.text ?? "").isEmpty
    }

    private func replace(_ shown: inout UIView?, by view: UIView?) {
        guard shown !== view else { return }
        if shown?.superview === self { shown?.removeFromSuperview() }
        shown = view
        guard let view else { return }
        addSubview(view)
        guard let control = view as? UIControl else { return }
        control.removeTarget(nil, action: #selector(tapped), for: .touchUpInside)
        control.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    }

    @objc private func tapped(_ control: UIControl) {
        guard let owner, let map = owner.map else { return }
        map.delegate?.mapView?(map, annotationView: owner, calloutAccessoryControlTapped: control)
    }

    /// Gives accessories back, which the annotation's view keeps.
    func empty() { for part in [left, right, detail] where part?.superview === self { part?.removeFromSuperview() } }

    // MARK: Place

    /// Moves it to where its tip is at a point, and as far as it can be within a width.
    func point(to tip: CGPoint, within width: CGFloat) {
        let size = sizeThatFits(CGSize(width: width - 2 * CalloutTheme.screenMargin, height: .greatestFiniteMagnitude))
        let free = tip.x - size.width / 2
        let leftmost = CalloutTheme.screenMargin
        let rightmost = width - CalloutTheme.screenMargin - size.width
        // The tip has to stay below the straight part of the edge.
        let reach = size.width / 2 - CalloutTheme.radius - CalloutTheme.tipWidth / 2
        let x = min(max(min(max(free, leftmost), max(rightmost, leftmost)), free - reach), free + reach)
        bounds = CGRect(origin: .zero, size: size)
        layer.anchorPoint = CGPoint(x: size.width > 0 ? (tip.x - x) / size.width : 0.5, y: 1)
        center = tip
        bubble.tip = tip.x - x
        setNeedsLayout()
    }

    private func accessorySize(_ view: UIView?) -> CGSize {
        guard let view else { return .zero }
        let size = view.bounds.size
        return size.width > 0 && size.height > 0 ? size : view.sizeThatFits(CGSize(width: 200, height: 60))
    }

    private func detailSize(_ width: CGFloat) -> CGSize {
        guard let detail else { return .zero }
        let fitting = detail.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
        return fitting.width > 0 && fitting.height > 0 ? fitting : accessorySize(detail)
    }

    private var sideWidth: CGFloat {
        [left, right].map { $0 == nil ? CalloutTheme.margin : accessorySize($0).width + 2 * CalloutTheme.sideMargin }.reduce(0, +)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = max(min(size.width, CalloutTheme.greatestWidth) - sideWidth, 20)
        let titleSize = title.sizeThatFits(CGSize(width: room, height: 30))
        let lower =
            detail != nil
            ? detailSize(room) : subtitle.isHidden ? .zero : subtitle.sizeThatFits(CGSize(width: room, height: 30))
        let texts = titleSize.height + lower.height + (lower.height > 0 ? CalloutTheme.lineGap : 0)
        let sides = max(accessorySize(left).height, accessorySize(right).height) + 2 * CalloutTheme.sideMargin
        let width = sideWidth + min(max(titleSize.width, lower.width), room)
        let height = max(texts + 2 * CalloutTheme.textMargin, sides, CalloutTheme.leastHeight)
        return CGSize(
            width: max(width.rounded(.up), CalloutTheme.leastWidth), height: height.rounded(.up) + CalloutTheme.tipHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        bubble.frame = bounds
        let height = bounds.height - CalloutTheme.tipHeight
        var (start, end) = (CalloutTheme.margin, bounds.width - CalloutTheme.margin)
        if let left {
            let size = accessorySize(left)
            left.bounds.size = size
            left.center = CGPoint(x: CalloutTheme.sideMargin + size.width / 2, y: height / 2)
            start = size.width + 2 * CalloutTheme.sideMargin
        }
        if let right {
            let size = accessorySize(right)
            right.bounds.size = size
            right.center = CGPoint(x: bounds.width - CalloutTheme.sideMargin - size.width / 2, y: height / 2)
            end = bounds.width - size.width - 2 * CalloutTheme.sideMargin
        }
        layoutTexts(from: start, width: max(end - start, 0), height: height)
    }

    private func layoutTexts(from x: CGFloat, width: CGFloat, height: CGFloat) {
        let titleHeight = title.sizeThatFits(CGSize(width: width, height: 30)).height
        let lowerSize =
            detail != nil ? detailSize(width) : subtitle.isHidden ? .zero : subtitle.sizeThatFits(CGSize(width: width, height: 30))
        let gap = lowerSize.height > 0 ? CalloutTheme.lineGap : 0
        let top = (height - titleHeight - gap - lowerSize.height) / 2
        title.frame = CGRect(x: x, y: top, width: width, height: titleHeight)
        let lower = CGRect(x: x, y: top + titleHeight + gap, width: width, height: lowerSize.height)
        if let detail { detail.frame = CGRect(origin: lower.origin, size: lowerSize) } else { subtitle.frame = lower }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point) && point.y < bounds.height - CalloutTheme.tipHeight
    }

    // MARK: Coming and going

    func appear(animated: Bool) {
        guard animated, UIView.areAnimationsEnabled else { return }
        transform = CGAffineTransform(scaleX: 0.05, y: 0.05)
        alpha = 0
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0, options: .allowUserInteraction
        ) {
            self.transform = .identity
            self.alpha = 1
        }
    }

    func disappear(animated: Bool) {
        empty()
        isUserInteractionEnabled = false
        guard animated, UIView.areAnimationsEnabled else { return removeFromSuperview() }
        UIView.animate(withDuration: 0.2) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }
}
