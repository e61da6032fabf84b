import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Where things are, in points of the table's own coordinates, whether they are seen or not.
extension UITableView {
    /// Where a section stands, with its header and footer.
    // apple: https://developer.apple.com/documentation/uikit/uitableview/rect(forsection:)
    @objc(rectForSection:)
    open func rect(forSection section: Int) -> CGRect {
        guard isKnown(section: section) else { return .zero }
        return content.layout.rect(ofSection: section)
    }

    /// Where the header of a section stands, or is drawn at present if it stays on screen.
    @objc(rectForHeaderInSection:)
    open func rectForHeader(inSection section: Int) -> CGRect {
        guard isKnown(section: section) else { return .zero }
        return content.layout.rect(of: EdgePosition(section: section, edge: .header))
    }

    /// Where a footer stands; zero for a section that is not one of the table.
    @objc(rectForFooterInSection:)
    open func rectForFooter(inSection section: Int) -> CGRect {
        guard isKnown(section: section) else { return .zero }
        return content.layout.rect(of: EdgePosition(section: section, edge: .footer))
    }

    /// Where a row stands; zero for a path that is not one of the table.
    @objc(rectForRowAtIndexPath:)
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        readContentIfNeeded()
        let position = shownPosition(of: indexPath)
        guard content.layout.contains(position) else { return .zero }
        return content.layout.rect(of: position)
    }

    /// The row at a point; nil where there is none, such as on headers.
    @objc(indexPathForRowAtPoint:)
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        readContentIfNeeded()
        guard point.x >= 0, point.x < bounds.width || bounds.width == 0 else { return nil }
        return content.layout.row(at: point.y).flatMap(givenPath)
    }

    /// The rows that reach into a rectangle, from top to bottom.
    @objc(indexPathsForRowsInRect:)
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        readContentIfNeeded()
        guard let span = content.layout.rows(from: rect.minY, to: rect.maxY) else { return [] }
        return content.layout.positions(in: span).compactMap(givenPath)
    }

    private func isKnown(section: Int) -> Bool {
        readContentIfNeeded()
        return content.layout.sections.indices.contains(section)
    }
}
