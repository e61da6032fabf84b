import UIKitCore

/// The views of a segmented control: a background, the background of the chosen segment, dividers and segments.
final class SegmentBoard: UIView {
    var segments: [SegmentView] = []
    let pill = UIView(frame: .zero)
    private(set) var dividers: [UIImageView] = []

    init(theme: SegmentedTheme) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        pill.layer.cornerRadius = theme.pillRadius
        pill.layer.shadowColor = UIColor.black.cgColor
        pill.layer.shadowOpacity = theme.shadowOpacity
        pill.layer.shadowRadius = theme.shadowRadius
        pill.layer.shadowOffset = theme.shadowOffset
        pill.alpha = 0
        addSubview(pill)
    }

    required init?(coder: NSCoder) { nil }

    /// Has one divider less than there are segments; they are behind all else.
    func fitDividers() {
        while dividers.count > max(segments.count - 1, 0) { dividers.removeLast().removeFromSuperview() }
        while dividers.count < segments.count - 1 {
            let divider = UIImageView(frame: .zero)
            insertSubview(divider, at: 0)
            dividers.append(divider)
        }
    }
}
