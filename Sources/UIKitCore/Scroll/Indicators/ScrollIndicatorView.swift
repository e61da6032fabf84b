import Foundation

/// A bar that shows which part of the content is seen.
final class ScrollIndicatorView: UIView {
    private let theme: ScrollIndicatorTheme
    var style: UIScrollView.IndicatorStyle = .default {
        didSet { if style != oldValue { backgroundColor = theme.color(style) } }
    }

    init(theme: ScrollIndicatorTheme) {
        self.theme = theme
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        alpha = 0
        backgroundColor = theme.color(style)
        layer.cornerRadius = theme.thickness / 2
    }

    required init?(coder: NSCoder) { nil }
}

extension UIScrollView {
    /// Returns true if a view is one of those that show which part of the content is seen.
    @_spi(ForasteroInternal)
    @nonobjc public final func isScrollIndicator(_ view: UIView) -> Bool { view is ScrollIndicatorView }
}
