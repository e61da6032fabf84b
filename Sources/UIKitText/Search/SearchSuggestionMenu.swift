import Foundation
internal import QuartzCore
@_spi(ForasteroInternal) import UIKitCore

/// The searches that are offered below a search field, in a frosted list with round corners.
@MainActor
final class SearchSuggestionMenu {
    private unowned let field: UISearchTextField
    private let board = UIView(frame: .zero)
    private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private var rows: [SearchSuggestionRow] = []

    private static let gap: CGFloat = 8
    private static let cornerRadius: CGFloat = 12

    init(of field: UISearchTextField) {
        self.field = field
        board.accessibilityIdentifier = "Suggestions"
        glass.layer.cornerRadius = Self.cornerRadius
        glass.clipsToBounds = true
        board.layer.shadowOpacity = 0.2
        board.layer.shadowRadius = 16
        board.layer.shadowOffset = CGSize(width: 0, height: 8)
        board.addSubview(glass)
    }

    func show(_ suggestions: [any UISearchSuggestion], in window: UIWindow) {
        for row in rows { row.removeFromSuperview() }
        rows = suggestions.map { suggestion in
            SearchSuggestionRow(suggestion) { [weak field] in field?.choose(suggestion) }
        }
        for row in rows { glass.contentView.addSubview(row) }
        if board.superview !== window { window.addSubview(board) }
        place()
    }

    func hide() { board.removeFromSuperview() }

    /// Puts the list below the field, as far as there is room.
    func place() {
        guard let window = board.superview else { return }
        let field = field.convert(field.bounds, to: window)
        let height = min(CGFloat(rows.count) * SearchSuggestionRow.height, max(window.bounds.maxY - field.maxY - 2 * Self.gap, 0))
        board.frame = CGRect(x: field.minX, y: field.maxY + Self.gap, width: field.width, height: height)
        glass.frame = board.bounds
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * SearchSuggestionRow.height, width: board.bounds.width, height: SearchSuggestionRow.height)
        }
    }
}

extension UISearchTextField {
    /// Brings the menu up to date with what is offered, and whether the field is edited.
    func showSuggestions() {
        guard let searchSuggestions, !searchSuggestions.isEmpty, isEditing, let window else {
            suggestionMenu?.hide()
            suggestionMenu = nil
            return
        }
        let menu = suggestionMenu ?? SearchSuggestionMenu(of: self)
        suggestionMenu = menu
        menu.show(searchSuggestions, in: window)
    }

    func choose(_ suggestion: any UISearchSuggestion) {
        searchSuggestions = nil
        (delegate as? any UISearchTextFieldDelegate)?.searchTextField?(self, didSelect: suggestion)
    }
}
