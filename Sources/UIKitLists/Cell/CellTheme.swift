import UIKitCore

/// Appearance values of cells. Lengths are in points, times in seconds.
package struct CellTheme: Sendable {
    /// The least height of a row with its separator, at the usual size of text.
    package var rowHeight: CGFloat
    /// Before the first part and after the last, on narrow and on wide screens.
    package var sideInset: (narrow: CGFloat, wide: CGFloat)
    package var firstWideWidth: CGFloat
    /// Above and below one text with its separator, together.
    package var textMargins: CGFloat
    /// Around a text with another beneath, and between the two.
    package var stackMargins: CGFloat
    package var stackGap: CGFloat
    /// Above and below content in the content view.
    package var contentMargin: CGFloat
    package var imageGap: CGFloat
    /// Between two texts in a line.
    package var valueGap: CGFloat
    /// The width of the first text of ``UITableViewCell/CellStyle/value2``, and what is between that and the second.
    package var keyWidth: CGFloat
    package var keyGap: CGFloat
    /// Between content and what is at the end of the cell.
    package var accessoryGap: CGFloat
    /// The width that the control at the beginning of an edited row takes, from the edge of the screen on.
    package var editControlSpace: CGFloat
    package var editControlSize: CGFloat
    package var editSymbolSize: CGFloat
    /// The size of the grip by which a row is moved.
    package var gripSize: CGSize
    /// The thickness of its lines.
    package var gripLine: CGFloat
    /// Of the least area that takes a tap.
    package var touchSize: CGFloat
    package var chevronSize: CGFloat
    package var checkmarkSize: CGFloat
    package var detailButtonSize: CGFloat
    package var chevronColor: UIColor
    package var selectionColor: UIColor
    /// Of rows that are chosen while the table is edited.
    package var multipleSelectionColor: UIColor
    package var insetGroupedRadius: CGFloat
    /// How long it takes a selection to fade.
    package var fadeDuration: Double
    /// How long it takes controls of editing to come and go.
    package var editDuration: Double
    /// How long it takes rows to make room for one that is moved.
    package var moveDuration: Double
    /// A row that is being moved: its shadow, and how much of what is behind it is seen.
    package var liftedShadow: (opacity: Float, radius: CGFloat)
    package var liftedAlpha: CGFloat

    /// That of iOS 13 to 18.
    package static let flat = CellTheme(
        rowHeight: 44, sideInset: (16, 20), firstWideWidth: 414, textMargins: 23.5, stackMargins: 20, stackGap: 1, contentMargin: 11,
        imageGap: 16, valueGap: 8, keyWidth: 91, keyGap: 6, accessoryGap: 8, editControlSpace: 40, editControlSize: 22, editSymbolSize: 18,
        gripSize: CGSize(width: 22, height: 12), gripLine: 1.5, touchSize: 44, chevronSize: 13.5, checkmarkSize: 17, detailButtonSize: 20,
        chevronColor: .tertiaryLabel, selectionColor: .systemGray4, multipleSelectionColor: .systemGray5, insetGroupedRadius: 10,
        fadeDuration: 0.35, editDuration: 0.3, moveDuration: 0.25,
        liftedShadow: (0.25, 6), liftedAlpha: 0.95)

    package func sideInset(forWidth width: CGFloat) -> CGFloat { width >= firstWideWidth ? sideInset.wide : sideInset.narrow }
}
