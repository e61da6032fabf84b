import UIKitCore

/// The content of a wheel's row.
enum PickerRowContent {
    case title(String)
    case attributed(NSAttributedString)
    case view(UIView)

    /// The text of the row.
    @MainActor
    var text: String? {
        switch self {
        case .title(let text): text
        case .attributed(let text): text.string
        case .view(let view): view.accessibilityLabel ?? Self.labelText(in: view)
        }
    }

    /// The first text inside a view.
    @MainActor
    private static func labelText(in view: UIView) -> String? {
        if let label = view as? UILabel { return label.text }
        return view.subviews.lazy.compactMap { labelText(in: $0) }.first
    }
}
