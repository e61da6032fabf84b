import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A section of a table whose rows were made in Interface Builder.
@preconcurrency @MainActor @objc(UITableViewSection)
final class UITableViewSection: UIObject, @preconcurrency NSCoding {
    let headerTitle: String?
    let footerTitle: String?
    let cells: [UITableViewCell]

    init?(coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return nil }
        headerTitle = coder.decodeText(forKey: NibKey.tableSectionHeaderTitle)
        footerTitle = coder.decodeText(forKey: NibKey.tableSectionFooterTitle)
        cells = coder.decodeObjects(UITableViewCell.self, forKey: NibKey.tableSectionRows) ?? []
        super.init()
    }

    func encode(with coder: NSCoder) {
        if let headerTitle { coder.encode(headerTitle as NSString, forKey: NibKey.tableSectionHeaderTitle) }
        if let footerTitle { coder.encode(footerTitle as NSString, forKey: NibKey.tableSectionFooterTitle) }
        coder.encode(cells as NSArray, forKey: NibKey.tableSectionRows)
    }
}

// Tables with such sections answer what their data source and delegate leave open.
extension UITableView {
    func staticSection(_ index: Int) -> UITableViewSection? {
        guard let staticSections, staticSections.indices.contains(index) else { return nil }
        return staticSections[index]
    }

    func staticCell(at path: IndexPath) -> UITableViewCell? {
        guard let cells = staticSection(path.section)?.cells, cells.indices.contains(path.row) else { return nil }
        return cells[path.row]
    }

    /// The heights that Interface Builder gave the rows of a section, estimates where it leaves one to the content; nil for other tables.
    func staticHeights(ofSection section: Int, count: Int) -> RowHeights? {
        guard let cells = staticSection(section)?.cells, cells.count == count else { return nil }
        let heights = cells.map(staticHeight)
        return RowHeights(heights.map { $0 ?? theme.rowHeight }, areEstimates: heights.contains { $0 == nil })
    }

    /// The height that Interface Builder gave a row; nil if its content decides.
    func staticHeight(of cell: UITableViewCell) -> CGFloat? {
        if let height = cell.archivedRowHeight { return height }
        if rowHeight == Self.automaticDimension, estimatedRowHeight != 0 { return nil }
        return rowHeight > 0 ? theme.usable(rowHeight) : theme.rowHeight
    }
}
