import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// An object of our own that knows what to tell assistive technologies about itself.
@MainActor
protocol AccessibleObject: AnyObject {
    var isAccessibilityElement: Bool { get set }
    var accessibilityLabel: String? { get set }
    var accessibilityHint: String? { get set }
    var accessibilityValue: String? { get set }
    var accessibilityTraits: UIAccessibilityTraits { get set }
    var accessibilityFrame: CGRect { get set }
}

extension UIView: AccessibleObject {}

extension UIBarItem: AccessibleObject {}

extension UINavigationItem: AccessibleObject {}

/// The accessibility properties of an object that has no such members itself.
@MainActor
final class AttachedAccessibility: AccessibleObject {
    var isAccessibilityElement = false
    var accessibilityLabel: String?
    var accessibilityHint: String?
    var accessibilityValue: String?
    var accessibilityTraits = UIAccessibilityTraits.none
    var accessibilityFrame = CGRect.zero

    nonisolated init() {}
}
