import UIKitCore

/// The lines of a row in a list.
// apple: https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: @preconcurrency Hashable {
    /// Says whether a line is there.
    // apple: https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct/visibility
    public enum Visibility: Int, Sendable {
        /// Where the list would have it: between two rows.
        case automatic = 0
        case visible = 1
        case hidden = 2
    }

    /// Insets that stand for where the list lets lines begin and end.
    nonisolated public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// The separators of lists of an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        topSeparatorVisibility = listAppearance.hasSeparators ? .automatic : .hidden
        bottomSeparatorVisibility = topSeparatorVisibility
    }

    /// Default: automatic; hidden in lists at the side.
    public var topSeparatorVisibility: Visibility
    /// Default: automatic; hidden in lists at the side.
    public var bottomSeparatorVisibility: Visibility
    /// From the ends of the row, in points; each may be automatic. Default: automatic.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// From the ends of the row, in points; each may be automatic. Default: automatic.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// Default: that of separators.
    public var color: UIColor = .separator
    /// The colour while rows are chosen in editing. Default: that of separators.
    public var multipleSelectionColor: UIColor = .separator
    /// Takes the place of the colour. Default: nil.
    public var visualEffect: UIVisualEffect?
}
