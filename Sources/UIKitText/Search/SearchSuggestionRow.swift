import Foundation
@_spi(ForasteroInternal) package import UIKitCore

/// One search that is offered: a picture and a text, as wide as the list.
package final class SearchSuggestionRow: UIControl, ShownText {
    package static let height: CGFloat = 44
    private static let inset: CGFloat = 16
    private static let iconSide: CGFloat = 20
    private static let gap: CGFloat = 12

    private let suggestion: any UISearchSuggestion
    private let icon = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let choose: () -> Void

    /// - Parameter choose: called when the row is tapped.
    package init(_ suggestion: any UISearchSuggestion, choose: @escaping () -> Void) {
        self.suggestion = suggestion
        self.choose = choose
        super.init(frame: .zero)
        icon.image = suggestion.iconImage
        icon.contentMode = .scaleAspectFit
        label.font = .preferredFont(forTextStyle: .body)
        label.text = suggestion.localizedSuggestion
        if let attributed = suggestion.localizedAttributedSuggestion { label.attributedText = attributed }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = suggestion.localizedDescription ?? label.text
        for part in [icon, label] as [UIView] { addSubview(part) }
        addTarget(self, action: #selector(tapped), for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func tapped() { choose() }

    @nonobjc package override var answersTaps: Bool { true }
    package var shownText: String? { label.text }

    @nonobjc package override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .systemFill : nil
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = Self.inset + (suggestion.iconImage == nil ? 0 : Self.iconSide + Self.gap)
        let side = CGRect(x: Self.inset, y: (bounds.height - Self.iconSide) / 2, width: Self.iconSide, height: Self.iconSide)
        let text = CGRect(x: start, y: 0, width: max(bounds.width - start - Self.inset, 0), height: bounds.height)
        func placed(_ rect: CGRect) -> CGRect {
            isRightToLeft ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        icon.frame = placed(side)
        label.frame = placed(text)
    }
}
