import Foundation
import UIKitCore
import UIKitLists

/// Which element of a collection view something belongs to.
struct ElementKey: Hashable {
    var category: UICollectionView.ElementCategory
    /// Empty for cells.
    var kind: String
    var path: IndexPath

    init(category: UICollectionView.ElementCategory, kind: String?, path: IndexPath) {
        self.category = category
        self.kind = kind ?? ""
        self.path = path
    }

    init(cellAt path: IndexPath) { self.init(category: .cell, kind: nil, path: path) }

    @MainActor
    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.init(
            category: attributes.representedElementCategory, kind: attributes.representedElementKind, path: attributes.indexPath)
    }
}

/// An element that has a view.
// optimization: an object, as a dictionary asks for memory whenever a value in it is changed
@MainActor
final class ShownElement {
    /// Only elements that wait to be used again have none.
    fileprivate var shownView: UICollectionReusableView?
    /// As the layout has given them: another object of equal values means that nothing has changed.
    var attributes: UICollectionViewLayoutAttributes
    /// Counts the passes, so that elements which one did not name are found.
    var pass: Int
    /// True if the delegate was notified that it is seen.
    var isDisplayed = false
    /// True if its content may have become larger or smaller.
    var isToBeMeasured = false

    init(view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes, pass: Int) {
        shownView = view
        self.attributes = attributes
        self.pass = pass
    }

    var view: UICollectionReusableView {
        guard let shownView else { _requireFailure("An element that was retired has no view. Ask for it before it is recycled.") }
        return shownView
    }
}

/// The views of what can be seen.
@MainActor
struct ShownElements {
    var elements: [ElementKey: ShownElement] = [:]
    /// Which element a view shows at present.
    var keys: [ObjectIdentifier: ElementKey] = [:]
    var pass = 0
    /// Another one after each change of which elements have views.
    private(set) var version = 0
    /// True if views are being placed at present, so that who is asked for cells cannot begin that anew.
    var isPlacing = false
    /// True if there are views that were not displayed yet, as the layout was invalidated when they came.
    var hasPending = false
    /// The element that the data source is being asked for.
    var requested: UICollectionViewLayoutAttributes?
    /// True if the data source is being asked for a view.
    var isAsking = false
    /// The views that it has got meanwhile.
    var dequeued: [UICollectionReusableView] = []
    /// Lists that are written while views are brought up to date, and are empty in between.
    var missing: [UICollectionViewLayoutAttributes] = []
    var leaving: [ElementKey] = []
    /// Elements without views, used again.
    private var spare: [ShownElement] = []

    mutating func makeElement(view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes) -> ShownElement {
        while var element = spare.popLast() {
            guard isKnownUniquelyReferenced(&element) else { continue }
            element.shownView = view
            element.attributes = attributes
            element.pass = pass
            element.isDisplayed = false
            element.isToBeMeasured = false
            return element
        }
        return ShownElement(view: view, attributes: attributes, pass: pass)
    }

    /// Takes an element that was retired, and that nobody asks for its view any more.
    mutating func recycle(_ element: ShownElement) {
        guard spare.count < Self.spareLimit else { return }
        element.shownView = nil
        spare.append(element)
    }

    /// As many as come and go at once on most screens.
    private static let spareLimit = 32

    func cell(at path: IndexPath) -> UICollectionViewCell? { elements[ElementKey(cellAt: path)]?.view as? UICollectionViewCell }

    /// The path of a shown cell.
    func path(of cell: UICollectionViewCell) -> IndexPath? { key(of: cell).flatMap { $0.category == .cell ? $0.path : nil } }

    func key(of view: UICollectionReusableView) -> ElementKey? { keys[ObjectIdentifier(view)] }

    mutating func insert(_ element: ShownElement, for key: ElementKey) {
        version += 1
        if let former = elements[key] { keys[ObjectIdentifier(former.view)] = nil }
        elements[key] = element
        keys[ObjectIdentifier(element.view)] = key
    }

    mutating func removeAll() {
        elements = [:]
        keys = [:]
        version += 1
    }

    @discardableResult
    mutating func remove(_ key: ElementKey) -> ShownElement? {
        guard let element = elements.removeValue(forKey: key) else { return nil }
        version += 1
        if keys[ObjectIdentifier(element.view)] == key { keys[ObjectIdentifier(element.view)] = nil }
        return element
    }

    /// The shown cells in the order of their items.
    var cells: [(path: IndexPath, cell: UICollectionViewCell)] {
        elements.compactMap { key, element in
            guard key.category == .cell, let cell = element.view as? UICollectionViewCell else { return nil }
            return (key.path, cell)
        }.sorted { $0.path < $1.path }
    }
}
