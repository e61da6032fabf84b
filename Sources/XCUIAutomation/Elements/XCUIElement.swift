internal import Drive
import Foundation

/// Something on the screen of an app that runs in another process. It is looked for again each time it is used.
///
/// Where it is not there when it is used, or where there are several, the test fails at the line that uses it.
// apple: https://developer.apple.com/documentation/xcuiautomation/xcuielement
@preconcurrency @MainActor
open class XCUIElement: UIObject, XCUIElementAttributes, XCUIElementTypeQueryProvider, XCUIElementSnapshotProviding,
    XCUIScreenshotProviding
{
    private let owner: XCUIApplication?
    let path: ElementPath

    init(_ application: XCUIApplication?, _ path: ElementPath) {
        owner = application
        self.path = path
        super.init()
    }

    /// The app that it belongs to.
    var application: XCUIApplication {
        guard let application = owner ?? self as? XCUIApplication else {
            fatalError("XCUIElement: an element belongs to an application. Get it from a query.")
        }
        return application
    }

    // MARK: Looking

    /// True if it is on the screen, or in what scrolls there. Never fails.
    @objc open var exists: Bool { !application.elements(at: path).isEmpty }

    /// True if a touch in its middle reaches it now. Never fails.
    @objc open var isHittable: Bool { application.elements(at: path).first?.isHittable ?? false }

    @objc open var elementType: ElementType { attribute(\.elementType, or: .any) }
    @objc open var identifier: String { attribute(\.identifier, or: "") }
    @objc open var label: String { attribute(\.label, or: "") }
    @objc open var title: String { attribute(\.title, or: "") }
    @objc open var value: Any? { attribute(\.record.value, or: nil) }
    @objc open var placeholderValue: String? { attribute(\.placeholderValue, or: nil) }
    @objc open var frame: CGRect { attribute(\.frame, or: .zero) }
    @objc open var isEnabled: Bool { attribute(\.isEnabled, or: false) }
    @objc open var isSelected: Bool { attribute(\.isSelected, or: false) }
    @objc open var hasFocus: Bool { attribute(\.hasFocus, or: false) }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { .unspecified }
    open var verticalSizeClass: UIUserInterfaceSizeClass { .unspecified }

    private func attribute<Value>(_ key: KeyPath<ElementNode, Value>, or missing: Value) -> Value {
        resolve(for: "get matching snapshot", titled: false).map { $0[keyPath: key] } ?? missing
    }

    /// The element that is meant; fails the test where there is none or where there are several.
    /// - Parameter purpose: what failed then, as in `tap`.
    func resolve(for purpose: String, titled: Bool = true) -> ElementNode? {
        let subject = titled ? "Failed to \(purpose) \(path.title)" : "Failed to \(purpose)"
        switch application.lookup(path) {
        case .found(let node): return node
        case .failure(let reason):
            TestSession.shared.fail("\(subject): \(reason)")
            return nil
        }
    }

    open func snapshot() throws -> any XCUIElementSnapshot {
        switch application.lookup(path) {
        case .found(let node): return node
        case .failure(let reason): throw RemoteError("Failed to get matching snapshot: \(reason)")
        }
    }

    // MARK: Inside

    open var firstMatch: XCUIElement { XCUIElement(application, path.appending(.first)) }

    open func descendants(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(application, path.appending(.descendants(type)))
    }

    /// The elements of a type right inside.
    open func children(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(application, path.appending(.children(type)))
    }

    /// A point on it: (0, 0) is its upper left corner, (1, 1) its lower right one. It need not lie on it.
    open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        XCUICoordinate(self, normalizedOffset: normalizedOffset)
    }

    /// The picture of its part of the screen.
    open func screenshot() -> XCUIScreenshot {
        let node = resolve(for: "take screenshot of")
        return application.screenshot(of: node?.frame)
    }

    // MARK: In words

    open nonisolated override var debugDescription: String { MainActor.assumeIsolated { summary } }
    open nonisolated override var description: String { MainActor.assumeIsolated { path.title } }

    private var summary: String {
        let nodes = application.elements(at: path)
        return nodes.isEmpty ? "\(path.title): no matches" : nodes.map { $0.tree() }.joined()
    }
}
