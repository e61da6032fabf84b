import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The view of a search controller: over the content that is searched, with nothing of its own to be seen.
///
/// Touches beside what is in it reach the content.
final class SearchControllerView: UIView {
    let dimming = UIControl(frame: .zero)
    /// The results of the search; nil for a search in place.
    var results: UIView? { didSet { resultsDidChange(from: oldValue) } }
    var suggestions: UIView? { didSet { suggestionsDidChange(from: oldValue) } }
    /// The search bar, where it does not be in a navigation bar.
    weak var bar: UISearchBar? { didSet { if bar !== oldValue { setNeedsLayout() } } }
    /// Called when the height that the bar takes may have changed.
    var didLayOut: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        dimming.backgroundColor = SearchTheme.flat.dimming
        dimming.accessibilityLabel = "Dismiss search"
        dimming.isHidden = true
        addSubview(dimming)
    }

    required init?(coder: NSCoder) { nil }

    private func resultsDidChange(from former: UIView?) {
        guard former !== results else { return }
        if former?.superview === self { former?.removeFromSuperview() }
        if let results { insertSubview(results, aboveSubview: dimming) }
        setNeedsLayout()
    }

    private func suggestionsDidChange(from former: UIView?) {
        guard former !== suggestions else { return }
        former?.removeFromSuperview()
        if let suggestions { insertSubview(suggestions, aboveSubview: results ?? dimming) }
        setNeedsLayout()
    }

    /// The height that the bar takes at the top, below other bars and the safe area.
    var barHeight: CGFloat { bar?.superview === self ? bar?.naturalHeight ?? 0 : 0 }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimming.frame = bounds
        results?.frame = bounds
        suggestions?.frame = bounds
        if let bar, bar.superview === self {
            let top = safeAreaInsets.top
            bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: barHeight)
            bringSubviewToFront(bar)
        }
        didLayOut?()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
