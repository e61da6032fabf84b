import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// Something on the screen that is no view, and that assistive technologies, tests and scripts are to know of: a bar of a chart for
/// instance, which its view has drawn.
///
/// The view that it is in lists it among its ``UIView/accessibilityElements``, or answers for it one by one.
// apple: https://developer.apple.com/documentation/uikit/uiaccessibilityelement
@preconcurrency @MainActor @objcMembers open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// An element inside a container: a view, or another element. The container is not kept alive.
    @objc(initWithAccessibilityContainer:)
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// The container of the element. Not kept alive.
    @nonobjc open weak var accessibilityContainer: AnyObject?

    /// True if the element is one of its own. Default: true.
    open var isAccessibilityElement = true
    /// The name of the element. Default: nil.
    open var accessibilityLabel: String?
    /// The effect of using the element. Default: nil.
    open var accessibilityHint: String?
    /// The value that the element shows, as text. Default: nil.
    open var accessibilityValue: String?
    /// The name with attributes of speech. Follows ``accessibilityLabel``, and sets it.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { attributedLabel.text(for: accessibilityLabel) }
        set { (accessibilityLabel, attributedLabel.attributed) = (newValue?.string, newValue) }
    }
    private var attributedLabel = AttributedSpeech()

    /// The effect of using the element, with attributes of speech. Follows ``accessibilityHint``, and sets it.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { attributedHint.text(for: accessibilityHint) }
        set { (accessibilityHint, attributedHint.attributed) = (newValue?.string, newValue) }
    }
    private var attributedHint = AttributedSpeech()

    /// The value with attributes of speech. Follows ``accessibilityValue``, and sets it.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { attributedValue.text(for: accessibilityValue) }
        set { (accessibilityValue, attributedValue.attributed) = (newValue?.string, newValue) }
    }
    private var attributedValue = AttributedSpeech()

    /// A name for tests and scripts; never shown or read out. Default: nil.
    open var accessibilityIdentifier: String?
    /// The role and states of the element. Default: none.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// The further actions of the element. Default: nil.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// Groups of elements among which the user can go from one to the next. Default: nil.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?

    private var ownFrame = CGRect.zero
    private var frameInContainer: CGRect?

    /// Where the element is on the screen, in points. Default: zero, or what follows from ``accessibilityFrameInContainerSpace``.
    open var accessibilityFrame: CGRect {
        get {
            guard let frameInContainer else { return ownFrame }
            switch accessibilityContainer {
            case let view as UIView: return UIAccessibility.convertToScreenCoordinates(frameInContainer, in: view)
            case let element as UIAccessibilityElement:
                let around = element.accessibilityFrame.origin
                return frameInContainer.offsetBy(dx: around.x, dy: around.y)
            default: return frameInContainer
            }
        }
        set {
            ownFrame = newValue
            frameInContainer = nil
        }
    }

    /// Where the element is in its container, in points; it moves with that. Default: zero.
    // apple: https://developer.apple.com/documentation/uikit/uiaccessibilityelement/accessibilityframeincontainerspace
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer ?? .zero }
        set { frameInContainer = newValue }
    }

    /// The point, in the coordinates of the screen, that is touched when the element is used. Default: the middle of its frame.
    open var accessibilityActivationPoint: CGPoint {
        get { ownActivationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { ownActivationPoint = newValue }
    }
    private var ownActivationPoint: CGPoint?

    /// The outline of the element in the coordinates of the screen, which is shown in place of its frame. Default: nil.
    open var accessibilityPath: UIBezierPath?
    /// The language, as BCP 47 names it, in which the texts are read out; nil for that of the user. Default: nil.
    open var accessibilityLanguage: String?
    /// What kind of text the element shows. Kept; the screen reader of the desktop has no word for it. Default: nil.
    open var accessibilityTextualContext: UIAccessibilityTextualContext?

    // MARK: What is inside

    /// The elements inside, in the order in which they are read. Default: nil.
    open var accessibilityElements: [Any]?
    /// How many elements ``accessibilityElements`` holds.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// The element at a position; nil where there is none.
    @objc(accessibilityElementAtIndex:)
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The index of an element; `NSNotFound` if it is not inside.
    @objc(indexOfAccessibilityElement:)
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// True if all elements inside are passed over. Default: false.
    open var accessibilityElementsHidden = false
    /// True if the elements beside this one are passed over, as for an alert. Default: false.
    open var accessibilityViewIsModal = false
    /// True if the elements inside are read one after the other, wherever they stand. Default: false.
    open var shouldGroupAccessibilityChildren = false
    /// The kind of container that the elements inside make together. Default: none.
    open var accessibilityContainerType = UIAccessibilityContainerType.none
    /// Says whether the elements inside are gone through one by one. Default: automatic.
    open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic

    // MARK: Using the element

    /// Uses the element. Default: does nothing, and returns false.
    open func accessibilityActivate() -> Bool { false }
    /// Makes the value larger. Does nothing here.
    open func accessibilityIncrement() {}
    /// Makes the value smaller. Does nothing here.
    open func accessibilityDecrement() {}
    /// Scrolls by a page. Default: does nothing, and returns false.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Called when assistive technologies have come to the element. Does nothing here.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when assistive technologies have left the element. Does nothing here.
    open func accessibilityElementDidLoseFocus() {}
    /// Returns true if assistive technologies are at the element.
    open func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.shared.current === self }

    /// The container, if it is a responder.
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}

extension UIAccessibilityElement: AccessibleObject {}
