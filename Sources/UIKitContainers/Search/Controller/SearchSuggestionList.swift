import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitText

/// The searches that a search controller offers, in rows over what is searched.
final class SearchSuggestionList: UIScrollView {
    private let rows: [SearchSuggestionRow]

    init(_ suggestions: [any UISearchSuggestion], choose: @escaping (any UISearchSuggestion) -> Void) {
        rows = suggestions.map { suggestion in SearchSuggestionRow(suggestion) { choose(suggestion) } }
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
        keyboardDismissMode = .onDrag
        accessibilityIdentifier = "Suggestions"
        for row in rows { addSubview(row) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = SearchSuggestionRow.height
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
        }
        contentSize = CGSize(width: bounds.width, height: CGFloat(rows.count) * height)
    }
}
