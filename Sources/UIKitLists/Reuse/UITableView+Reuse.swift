import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UITableView {
    /// Has cells of an identifier made of a class when none waits to be used again; nil takes that back.
    ///
    /// A cell is made with `init(style: .default, reuseIdentifier: identifier)`.
    /// - Precondition: the class is one of cells.
    // apple: https://developer.apple.com/documentation/uikit/uitableview/register(_:forcellreuseidentifier:)
    @objc(registerClass:forCellReuseIdentifier:)
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else {
            queues.cellClasses[identifier] = nil
            queues.cellPrototypes[identifier] = nil
            return
        }
        guard let type = cellClass as? UITableViewCell.Type else {
            fatalError(
                "The class \(cellClass), registered for the identifier \(identifier), must be a subclass of UITableViewCell.")
        }
        queues.cellClasses[identifier] = type
        queues.cellPrototypes[identifier] = nil
    }

    /// The same for headers and footers, made with `init(reuseIdentifier:)`.
    @objc(registerClass:forHeaderFooterViewReuseIdentifier:)
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let aClass else {
            queues.headerFooterClasses[identifier] = nil
            queues.headerFooterPrototypes[identifier] = nil
            return
        }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            fatalError(
                "The class \(aClass), registered for the identifier \(identifier), must be a subclass of UITableViewHeaderFooterView.")
        }
        queues.headerFooterClasses[identifier] = type
        queues.headerFooterPrototypes[identifier] = nil
    }

    /// Has cells of an identifier made from a nib when none waits to be used again; nil takes that back.
    ///
    /// The nib has a cell at its top, and nothing else.
    // apple: https://developer.apple.com/documentation/uikit/uitableview/register(_:forcellreuseidentifier:)-6a6g1
    @objc(registerNib:forCellReuseIdentifier:)
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { register(nib, externals: [:], identifier: identifier) }

    /// The same for headers and footers: the nib has one at its top, of ``UITableViewHeaderFooterView`` or a subclass, and nothing else.
    // apple: https://developer.apple.com/documentation/uikit/uitableview/register(_:forheaderfooterviewreuseidentifier:)
    @objc(registerNib:forHeaderFooterViewReuseIdentifier:)
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeaderFooter(nib, identifier: identifier)
    }

    /// A cell that was used before, or a new one of the class that is registered; nil where nothing is.
    @objc(dequeueReusableCellWithIdentifier:)
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = queues.cells.take(identifier) {
            cell.prepareForReuse()
            return cell
        }
        return makeCell(identifier: identifier)
    }

    /// The same for a row, whose width and height the cell gets at once.
    /// - Precondition: a class is registered for the identifier, or a cell of it waits to be used again.
    @objc(dequeueReusableCellWithIdentifier:forIndexPath:)
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = takeReconfiguredCell(identifier: identifier, at: indexPath) { return cell }
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            fatalError(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect "
                    + "a prototype cell in a storyboard. Call register(_:forCellReuseIdentifier:) of \(self) before.")
        }
        let size = expectedCellSize(at: indexPath)
        if cell.bounds.size != size { UIView.performWithoutAnimation { cell.frame.size = size } }
        return cell
    }

    /// A header or footer that was used before, or a new one of the class that is registered; nil where nothing is.
    @objc(dequeueReusableHeaderFooterViewWithIdentifier:)
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let view = queues.headersAndFooters.take(identifier) {
            view.prepareForReuse()
            return view
        }
        return makeHeaderFooterView(identifier: identifier)
    }

    private func expectedCellSize(at path: IndexPath) -> CGSize {
        let position = ListPosition(path)
        guard content.freshness == .current, content.layout.contains(position) else {
            return CGSize(width: max(bounds.width - 2 * sideInset, 0), height: rowHeight > 0 ? theme.usable(rowHeight) : theme.rowHeight)
        }
        return content.layout.rect(of: position).size
    }
}
