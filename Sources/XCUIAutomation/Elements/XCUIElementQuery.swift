import Foundation

/// Elements by what they are and are called. Nothing is looked for until they are counted or one of them is used, and then each time
/// anew.
// apple: https://developer.apple.com/documentation/xcuiautomation/xcuielementquery
@preconcurrency @MainActor
open class XCUIElementQuery: UIObject, XCUIElementTypeQueryProvider {
    let application: XCUIApplication
    let path: ElementPath

    init(_ application: XCUIApplication, _ path: ElementPath) {
        self.application = application
        self.path = path
        super.init()
    }

    private func appending(_ step: QueryStep) -> XCUIElementQuery { XCUIElementQuery(application, path.appending(step)) }

    private func one(_ step: QueryStep) -> XCUIElement { XCUIElement(application, path.appending(step)) }

    // MARK: Picking one

    /// The one element there is. Using it fails where there are several, or none.
    open var element: XCUIElement { XCUIElement(application, path) }

    /// How many there are at present.
    @objc open var count: Int { application.elements(at: path).count }

    open var firstMatch: XCUIElement { one(.first) }

    /// The element of a number, counted from 0.
    open func element(boundBy index: Int) -> XCUIElement { one(.index(index)) }

    /// The same.
    @available(*, deprecated, renamed: "element(boundBy:)")
    open func element(at index: Int) -> XCUIElement { one(.index(index)) }

    /// The one element for which a predicate holds.
    open func element(matching predicate: NSPredicate) -> XCUIElement { one(.matching(predicate)) }

    /// The one element of a type, called so if anything is given.
    open func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
        one(.typed(elementType, called: identifier))
    }

    /// The element whose identifier, title, label, value or placeholder is `key`.
    open subscript(key: String) -> XCUIElement { one(.called(key)) }

    /// An element for each that there is at present, by its number: it is looked for again when it is used.
    open var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

    /// The same. Elements have nothing here by which they stay the same when others come before them.
    open var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

    // MARK: Narrowing down

    /// Those for which a predicate on their attributes holds.
    open func matching(_ predicate: NSPredicate) -> XCUIElementQuery { appending(.matching(predicate)) }

    /// Those of a type, called so if anything is given.
    open func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        appending(.typed(elementType, called: identifier))
    }

    /// Those whose identifier, title, label, value or placeholder is the given one.
    open func matching(identifier: String) -> XCUIElementQuery { appending(.called(identifier)) }

    /// Those inside which there is one for which a predicate holds.
    open func containing(_ predicate: NSPredicate) -> XCUIElementQuery { appending(.containing(predicate)) }

    /// Those inside which there is one of a type, called so if anything is given.
    open func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        appending(.containingTyped(elementType, called: identifier))
    }

    open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { appending(.descendants(type)) }

    /// The elements of a type right inside.
    open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery { appending(.children(type)) }

    // MARK: In words

    open nonisolated override var debugDescription: String { MainActor.assumeIsolated { summary } }
    open nonisolated override var description: String { MainActor.assumeIsolated { path.sequence } }

    private var summary: String {
        "Query: \(path.sequence)\nMatches:\n" + application.elements(at: path).map { "  \($0.words)\n" }.joined()
    }
}
