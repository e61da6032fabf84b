import Foundation
import UIKitCore

/// The tokens of a search field in one row. Where there is no room for all of them, the last ones are seen.
final class SearchTokenRow: UIView {
    private let theme: SearchFieldTheme.Token
    private var views: [SearchTokenView] = []
    /// Called with the index of a token that was tapped.
    var didTap: ((Int) -> Void)?

    init(theme: SearchFieldTheme.Token) {
        self.theme = theme
        super.init(frame: .zero)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows tokens; those that were there keep their views.
    func show(_ tokens: [UISearchToken], color: UIColor?, chosen: Range<Int>) {
        let former = views
        views = tokens.map { token in former.first { $0.token === token } ?? makeView(for: token) }
        for view in former where !views.contains(view) { view.removeFromSuperview() }
        for (index, view) in views.enumerated() {
            view.groundColor = color
            view.isChosen = chosen.contains(index)
            if view.superview !== self { addSubview(view) }
        }
        setNeedsLayout()
    }

    private func makeView(for token: UISearchToken) -> SearchTokenView {
        SearchTokenView(token, theme: theme) { [weak self] in
            guard let self, let index = views.firstIndex(where: { $0.token === token }) else { return }
            didTap?(index)
        }
    }

    /// The width of all tokens, with a gap behind each.
    var naturalWidth: CGFloat { views.reduce(0) { $0 + $1.sizeThatFits(.zero).width + theme.gap } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = min(bounds.width - naturalWidth, 0)
        for view in views {
            let width = view.sizeThatFits(.zero).width
            let left = isRightToLeft ? bounds.width - x - width : x
            view.frame = CGRect(x: left, y: ((bounds.height - theme.height) / 2).rounded(), width: width, height: theme.height)
            x += width + theme.gap
        }
    }
}
