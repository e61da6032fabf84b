public import Foundation
import ObjCRuntime
@_spi(ForasteroInternal) internal import UIKitCore

/// The accessibility properties of every object. Views and bar items answer with their own members, whatever class the object is known by;
/// of other objects it is kept beside them.
// apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/uiaccessibility
// Members of a protocol, not of the root class: views declare the same ones, and may not override what an extension declares.
extension NSObjectProtocol {
    /// Says whether the object is an element of its own. Default: false; of views and bar items see there.
    @preconcurrency @MainActor
    public var isAccessibilityElement: Bool {
        get { presentAccessibility?.isAccessibilityElement ?? false }
        set { ensureAccessibility().isAccessibilityElement = newValue }
    }

    /// The name of the object. Default: nil.
    @preconcurrency @MainActor
    public var accessibilityLabel: String? {
        get { presentAccessibility?.accessibilityLabel }
        set { ensureAccessibility().accessibilityLabel = newValue }
    }

    /// The effect of using the object. Default: nil.
    @preconcurrency @MainActor
    public var accessibilityHint: String? {
        get { presentAccessibility?.accessibilityHint }
        set { ensureAccessibility().accessibilityHint = newValue }
    }

    /// The object's value, as text. Default: nil.
    @preconcurrency @MainActor
    public var accessibilityValue: String? {
        get { presentAccessibility?.accessibilityValue }
        set { ensureAccessibility().accessibilityValue = newValue }
    }

    /// The role and states of the object. Default: none.
    @preconcurrency @MainActor
    public var accessibilityTraits: UIAccessibilityTraits {
        get { presentAccessibility?.accessibilityTraits ?? .none }
        set { ensureAccessibility().accessibilityTraits = newValue }
    }

    /// Where the object is on the screen, in points. Default: zero; of views see there.
    @preconcurrency @MainActor
    public var accessibilityFrame: CGRect {
        get { presentAccessibility?.accessibilityFrame ?? .zero }
        set { ensureAccessibility().accessibilityFrame = newValue }
    }

    @MainActor
    private var presentAccessibility: (any AccessibleObject)? {
        self as? any AccessibleObject ?? objc_getAssociatedObject(self, &AccessibilityKey.attached) as? AttachedAccessibility
    }

    @MainActor
    private func ensureAccessibility() -> any AccessibleObject {
        if let presentAccessibility { return presentAccessibility }
        let attached = AttachedAccessibility()
        objc_setAssociatedObject(self, &AccessibilityKey.attached, attached, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return attached
    }
}

@MainActor
private enum AccessibilityKey {
    static var attached: UInt8 = 0
}
