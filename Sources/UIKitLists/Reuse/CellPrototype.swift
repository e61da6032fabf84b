import UIKitCore

/// A cell, header or footer in a file of Interface Builder, of which copies are made.
@_spi(ForasteroInternal)
@MainActor
public protocol CellPrototype: AnyObject {
    /// - Parameter externals: the objects that the file names but does not hold.
    func makeCell(externals: [String: Any]) -> UITableViewCell?
    func makeHeaderFooterView() -> UITableViewHeaderFooterView?
}

/// A prototype that a table knows under an identifier.
struct PrototypeEntry {
    let prototype: any CellPrototype
    var externals: [String: Any] = [:]
}

extension UITableView {
    /// Has cells of an identifier copied from a prototype when none waits to be used again; nil takes that back.
    @_spi(ForasteroInternal)
    @nonobjc public final func register(_ prototype: (any CellPrototype)?, externals: [String: Any] = [:], identifier: String) {
        queues.cellClasses[identifier] = nil
        queues.cellPrototypes[identifier] = prototype.map { PrototypeEntry(prototype: $0, externals: externals) }
    }

    func makeCell(identifier: String) -> UITableViewCell? {
        if let type = queues.cellClasses[identifier] { return UITableViewCell.make(type, reuseIdentifier: identifier) }
        guard let entry = queues.cellPrototypes[identifier] else { return nil }
        guard let cell = entry.prototype.makeCell(externals: entry.externals) else {
            fatalError(
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a "
                    + "UITableViewCell instance. Leave nothing else at the top of the file.")
        }
        if cell.reuseIdentifier == nil { cell.reuseIdentifier = identifier }
        return cell
    }

    /// Has headers and footers of an identifier copied from a prototype when none waits to be used again; nil takes that back.
    @_spi(ForasteroInternal)
    @nonobjc public final func registerHeaderFooter(_ prototype: (any CellPrototype)?, identifier: String) {
        queues.headerFooterClasses[identifier] = nil
        queues.headerFooterPrototypes[identifier] = prototype
    }

    func makeHeaderFooterView(identifier: String) -> UITableViewHeaderFooterView? {
        if let type = queues.headerFooterClasses[identifier] {
            return UITableViewHeaderFooterView.make(type, reuseIdentifier: identifier)
        }
        guard let prototype = queues.headerFooterPrototypes[identifier] else { return nil }
        guard let view = prototype.makeHeaderFooterView() else {
            fatalError(
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a "
                    + "UITableViewHeaderFooterView instance. Leave nothing else at the top of the file, and give its class a superclass of "
                    + "that name.")
        }
        if view.reuseIdentifier == nil { view.reuseIdentifier = identifier }
        return view
    }
}
