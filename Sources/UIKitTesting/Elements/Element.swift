@_spi(ForasteroInternal) import UIKitDrive
import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKit

/// Something on the screen, found again each time it is used.
///
/// Actions on an element go in as touches do, so it must be on screen and be what a touch at its middle hits. The names follow XCUITest;
/// where that would fail the test, these methods throw. Its attributes can be asked for by name, as predicates do.
// apple: https://developer.apple.com/documentation/xctest/xcuielement
@MainActor
public final class Element: UIObject, ElementContainer {
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

    convenience init(driver: ScreenDriver, words: String, view: UIView) {
        self.init(driver: driver, words: words) { [weak view] in view.map { [$0] } ?? [] }
    }

    // MARK: Looking

    /// The view itself; nil where there is none. Of several the first.
    public var view: UIView? { find().first }

    /// The view that is meant; fails where there is none or where there are several.
    func resolve() throws -> UIView {
        let views = find()
        guard let view = views.first else { throw ElementError.notFound(words, screen: names) }
        guard views.count == 1 else { throw ElementError.several(words, views.map { String(describing: ElementType($0)) }) }
        return view
    }

    /// True if it is in the tree of views of a window that is shown, and not hidden. It may be scrolled away.
    @objc public var exists: Bool { view != nil }

    /// True if a touch at its middle would reach it.
    @objc public var isHittable: Bool { view.flatMap { driver.reachablePoint(of: $0) } != nil }

    /// The kind of element; `any` where there is none.
    @objc public var elementType: ElementType { view.map { ElementType($0) } ?? .any }
    /// Its accessibility identifier; of a navigation bar else its title, or the name of the controller's class; empty for nothing.
    @objc public var identifier: String { view.flatMap(ElementName.identifier) ?? "" }
    /// The name: its accessibility label, else its text; empty for none.
    @objc public var label: String { view.flatMap { $0.accessibilityLabel ?? ElementName.title(of: $0) } ?? "" }
    /// The title that a bar, a row, an alert or a button shows; empty for others.
    @objc public var title: String { view.flatMap { ElementName.title(of: $0) ?? ($0 as? UIButton)?.currentTitle } ?? "" }
    /// The value that it shows, as text; nil for none.
    @objc public var value: String? { view?.accessibilityValue }
    /// The text in place of a value that is missing: the `placeholder` of a view that has one; nil for others.
    @objc public var placeholderValue: String? {
        guard let view, view.responds(to: Selector("placeholder")) else { return nil }
        return view.value(forKey: "placeholder") as? String
    }
    /// Where it is on the screen, in points.
    @objc public var frame: CGRect { view?.accessibilityFrame ?? .zero }
    /// True if it takes what a user does; false where there is none.
    @objc public var isEnabled: Bool {
        view.map { !$0.accessibilityTraits.contains(.notEnabled) && ($0 as? UIControl)?.isEnabled ?? true } ?? false
    }
    /// True if it is selected, as its traits or its cell say; false where there is none.
    @objc public var isSelected: Bool {
        guard let view else { return false }
        return view.accessibilityTraits.contains(.selected) || (view as? UITableViewCell)?.isSelected == true
            || (view as? UICollectionViewCell)?.isSelected == true
    }
    /// True if it is first responder.
    @objc public var hasFocus: Bool { view?.isFirstResponder ?? false }

    /// How it is found, and what is there.
    public nonisolated override var debugDescription: String { MainActor.assumeIsolated { summary } }
    public nonisolated override var description: String { MainActor.assumeIsolated { summary } }

    private var summary: String { view.map { "\(words): \(ElementType($0)) \"\(label)\" \(frame)" } ?? "\(words): nothing" }

    // MARK: Inside

    public func descendants(matching type: ElementType) -> ElementQuery {
        let find = find
        return ElementQuery(driver: driver, words: "\(words).\(type)s") { find().first?.elementsBelow(type) ?? [] }
    }

    /// The elements of a type right inside.
    public func children(matching type: ElementType) -> ElementQuery {
        let find = find
        return ElementQuery(driver: driver, words: "\(words).children(.\(type))") {
            find().first?.childElements(type) ?? []
        }
    }

    /// The candidates for the name that was meant.
    var names: [String] {
        var seen: Set<String> = []
        return driver.views.compactMap { $0.accessibilityIdentifier ?? $0.accessibilityLabel }.filter { seen.insert($0).inserted }
    }
}
