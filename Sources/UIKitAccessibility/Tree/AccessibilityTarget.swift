import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// An object that assistive technologies can go to: a view, or an element that a view has made.
@MainActor
package protocol AccessibilityTarget: UIResponder {
    var isAccessibilityElement: Bool { get }
    var accessibilityIdentifier: String? { get }
    var accessibilityLabel: String? { get }
    var accessibilityAttributedLabel: NSAttributedString? { get }
    var accessibilityHint: String? { get }
    var accessibilityValue: String? { get }
    var accessibilityTraits: UIAccessibilityTraits { get }
    var accessibilityFrame: CGRect { get }
    var accessibilityActivationPoint: CGPoint { get }
    var accessibilityElementsHidden: Bool { get }
    var accessibilityViewIsModal: Bool { get }
    var shouldGroupAccessibilityChildren: Bool { get }
    var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get }
    func accessibilityElementCount() -> Int
    func accessibilityElement(at index: Int) -> Any?
    func accessibilityActivate() -> Bool
    func accessibilityIncrement()
    func accessibilityDecrement()
    func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool
    func accessibilityElementDidBecomeFocused()
    func accessibilityElementDidLoseFocus()
}

extension UIView: AccessibilityTarget {}

extension UIAccessibilityElement: AccessibilityTarget {}

extension AccessibilityTarget {
    /// The view that the target is, or is in.
    package var hostView: UIView? {
        if let view = self as? UIView { return view }
        return sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIView }.first
    }
}
