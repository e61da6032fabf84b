@_spi(ForasteroInternal) import UIKitDrive
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Elements of the interface by what they are and are called. Looked for anew each time, so a query stays good while the screen
/// changes.
///
///     try screen.tables["Songs"].cells["Row 3"].buttons["Play"].tap()
///
/// The names follow XCUITest.
// apple: https://developer.apple.com/documentation/xctest/xcuielementquery
@MainActor
public final class ElementQuery: UIObject, ElementContainer {
    let driver: ScreenDriver
    /// For messages, such as `buttons["Save"]`.
    let words: String
    private let find: @MainActor () -> [UIView]

    init(driver: ScreenDriver, words: String, find: @escaping @MainActor () -> [UIView]) {
        self.driver = driver
        self.words = words
        self.find = find
        super.init()
    }

    /// The views that match at present, each before those inside it.
    var views: [UIView] { find() }

    /// How many match at present.
    @objc public var count: Int { views.count }

    // MARK: Picking one

    /// The element whose accessibility identifier, label or visible text is `key`.
    public subscript(key: String) -> Element {
        let own = matching(identifier: key)
        return Element(driver: driver, words: "\(words)[\"\(key)\"]") { own.views }
    }

    /// The one element there is. Using it fails where there are several.
    public var element: Element { Element(driver: driver, words: "\(words).element", find: find) }

    /// The first of the elements.
    public var firstMatch: Element { element(boundBy: 0) }

    /// The element of a number, counted from 0.
    public func element(boundBy index: Int) -> Element {
        Element(driver: driver, words: "\(words).element(boundBy: \(index))") { [find] in
            let views = find()
            return views.indices.contains(index) ? [views[index]] : []
        }
    }

    /// The one element for which a predicate holds. Using it fails where there are several.
    public func element(matching predicate: NSPredicate) -> Element { matching(predicate).element }

    /// The one element of a type, with an identifier if one is given.
    public func element(matching type: ElementType, identifier: String? = nil) -> Element { matching(type, identifier: identifier).element }

    /// One element for each that there is at present, by its number.
    public var allElementsBoundByIndex: [Element] { (0..<count).map { element(boundBy: $0) } }

    // MARK: Narrowing down

    /// The elements whose accessibility identifier, label or visible text is `identifier`.
    public func matching(identifier: String) -> ElementQuery {
        narrowed("matching(identifier: \"\(identifier)\")") { ElementName.matches($0, identifier) }
    }

    /// The elements of a type, with an identifier if one is given.
    public func matching(_ type: ElementType, identifier: String? = nil) -> ElementQuery {
        narrowed("matching(.\(type)\(identifier.map { ", \"\($0)\"" } ?? ""))") { view in
            (type == .any || ElementType(view) == type) && (identifier.map { ElementName.matches(view, $0) } ?? true)
        }
    }

    /// The elements for which a predicate holds; it is given each as an ``Element``, and may ask for `label`, `identifier`, `title`,
    /// `value`, `placeholderValue`, `elementType`, `exists`, `isEnabled`, `isSelected`, `isHittable`, `hasFocus` and `frame`.
    public func matching(_ predicate: NSPredicate) -> ElementQuery {
        let driver = driver
        return narrowed("matching(\(predicate.words))") { predicate.evaluate(with: Element(driver: driver, words: "element", view: $0)) }
    }

    /// The elements for which something holds.
    public func matching(where condition: @escaping @MainActor (Element) -> Bool) -> ElementQuery {
        let driver = driver
        return narrowed("matching(where:)") { condition(Element(driver: driver, words: "element", view: $0)) }
    }

    /// The elements inside which there is another one.
    public func containing(_ type: ElementType, identifier: String?) -> ElementQuery {
        let driver = driver
        return narrowed("containing(.\(type)\(identifier.map { ", \"\($0)\"" } ?? ""))") { view in
            let inside = Element(driver: driver, words: "element", view: view).descendants(matching: type)
            return !(identifier.map { inside.matching(identifier: $0) } ?? inside).views.isEmpty
        }
    }

    /// The elements inside which there is one for which a predicate holds.
    public func containing(_ predicate: NSPredicate) -> ElementQuery {
        let driver = driver
        return narrowed("containing(\(predicate.words))") { view in
            let inside = Element(driver: driver, words: "element", view: view).descendants(matching: .any)
            return !inside.matching(predicate).views.isEmpty
        }
    }

    /// The elements of a type right inside these.
    public func children(matching type: ElementType) -> ElementQuery {
        let find = find
        return ElementQuery(driver: driver, words: "\(words).children(.\(type))") { find().flatMap { $0.childElements(type) } }
    }

    /// The elements of a type inside these, however deep.
    public func descendants(matching type: ElementType) -> ElementQuery {
        let find = find
        return ElementQuery(driver: driver, words: "\(words).descendants(.\(type))") {
            var seen: Set<ObjectIdentifier> = []
            return find().flatMap { $0.elementsBelow(type) }.filter { seen.insert(ObjectIdentifier($0)).inserted }
        }
    }

    private func narrowed(_ more: String, _ condition: @escaping @MainActor (UIView) -> Bool) -> ElementQuery {
        let find = find
        return ElementQuery(driver: driver, words: "\(words).\(more)") { find().filter(condition) }
    }
}

extension NSPredicate {
    /// For messages: the format where there is one.
    fileprivate var words: String {
        let hasFormat = self is _NSComparisonPredicate || self is NSCompoundPredicate && !description.hasPrefix("<")
        return hasFormat ? description : "predicate"
    }
}

extension UIView {
    /// The views of a type below this one that nothing hides, each before those inside it.
    func elementsBelow(_ type: ElementType) -> [UIView] {
        subviewsInReadingOrder.flatMap { view -> [UIView] in
            guard !view.isHidden, view.alpha >= 0.01 else { return [] }
            return (type == .any || ElementType(view) == type ? [view] : []) + view.elementsBelow(type)
        }
    }

    /// The views of a type right inside this one that are not hidden.
    func childElements(_ type: ElementType) -> [UIView] {
        subviewsInReadingOrder.filter { !$0.isHidden && (type == .any || ElementType($0) == type) }
    }

    /// Rows of a table and items of a collection view are in any order among its subviews, as they are reused.
    var subviewsInReadingOrder: [UIView] {
        guard self is UITableView || self is UICollectionView else { return subviews }
        return subviews.enumerated().sorted { first, second in
            let (one, other) = (first.element.frame, second.element.frame)
            return (one.minY, one.minX, first.offset) < (other.minY, other.minX, second.offset)
        }.map(\.element)
    }
}
