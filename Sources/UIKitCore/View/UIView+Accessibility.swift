import Foundation

extension UIView: UIAccessibilityIdentification {
    /// A name for tests and scripts; never shown or read out. Default: nil.
    @objc open var accessibilityIdentifier: String? {
        get { rare?.accessibility.identifier }
        set { ensureRare().accessibility.identifier = newValue }
    }

    /// The name of the view. Default: nil; labels and controls answer with their text.
    @objc open var accessibilityLabel: String? {
        get { rare?.accessibility.label }
        set { ensureRare().accessibility.label = newValue }
    }

    /// The effect of using the view. Default: nil.
    @objc open var accessibilityHint: String? {
        get { rare?.accessibility.hint }
        set { ensureRare().accessibility.hint = newValue }
    }

    /// The value the view shows, as text. Default: nil.
    @objc open var accessibilityValue: String? {
        get { rare?.accessibility.value }
        set { ensureRare().accessibility.value = newValue }
    }

    /// The role and states of the view. Default: none.
    @objc open var accessibilityTraits: UIAccessibilityTraits {
        get { rare?.accessibility.traits ?? .none }
        set { ensureRare().accessibility.traits = newValue }
    }

    /// True if the view is an element of its own. Default: false; true for labels and controls.
    @objc open var isAccessibilityElement: Bool {
        get { rare?.accessibility.isElement ?? false }
        set { ensureRare().accessibility.isElement = newValue }
    }

    /// Where the view is on the screen, in points. Default: its bounds.
    @objc open var accessibilityFrame: CGRect {
        get { rare?.accessibility.frame ?? convertToScreen(bounds) }
        set { ensureRare().accessibility.frame = newValue }
    }

    /// The outline of the view in the coordinates of the screen, which is shown instead of its frame. Default: nil.
    @objc open var accessibilityPath: UIBezierPath? {
        get { rare?.accessibility.path }
        set { ensureRare().accessibility.path = newValue }
    }

    /// The point, in the coordinates of the screen, that is touched when the view is used. Default: the middle of its frame.
    @objc open var accessibilityActivationPoint: CGPoint {
        get { rare?.accessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { ensureRare().accessibility.activationPoint = newValue }
    }

    /// What kind of text the view shows. Kept; the screen reader of the desktop has no word for it. Default: nil.
    @objc open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { rare?.accessibility.textualContext }
        set { ensureRare().accessibility.textualContext = newValue }
    }

    /// The language, as BCP 47 names it, in which the texts are read out; nil for that of the user. Default: nil.
    @objc open var accessibilityLanguage: String? {
        get { rare?.accessibility.language }
        set { ensureRare().accessibility.language = newValue }
    }

    /// Names by which the view is called by voice; the first is the main one. Default: the label, also where the array is empty.
    @objc open var accessibilityUserInputLabels: [String]! {
        get { rare?.accessibility.inputLabels.flatMap { $0.isEmpty ? nil : $0 } ?? accessibilityLabel.map { [$0] } }
        set { ensureRare().accessibility.inputLabels = newValue }
    }

    /// True if assistive technologies offer the view to be used. Default: true, unless the view has the trait `.notEnabled`.
    // apple: https://developer.apple.com/documentation/uikit/uiaccessibility-protocol/accessibilityrespondstouserinteraction
    @objc open var accessibilityRespondsToUserInteraction: Bool {
        get { rare?.accessibility.respondsToUser ?? !accessibilityTraits.contains(.notEnabled) }
        set { ensureRare().accessibility.respondsToUser = newValue }
    }

    // MARK: Attributed texts

    /// The name of the view with attributes of speech. Follows ``accessibilityLabel``, and sets it.
    @objc open var accessibilityAttributedLabel: NSAttributedString? {
        get { (rare?.accessibility.attributedLabel ?? AttributedSpeech()).text(for: accessibilityLabel) }
        set {
            accessibilityLabel = newValue?.string
            ensureRare().accessibility.attributedLabel.attributed = newValue
        }
    }

    /// The effect of using the view, with attributes of speech. Follows ``accessibilityHint``, and sets it.
    @objc open var accessibilityAttributedHint: NSAttributedString? {
        get { (rare?.accessibility.attributedHint ?? AttributedSpeech()).text(for: accessibilityHint) }
        set {
            accessibilityHint = newValue?.string
            ensureRare().accessibility.attributedHint.attributed = newValue
        }
    }

    /// The value the view shows, with attributes of speech. Follows ``accessibilityValue``, and sets it.
    @objc open var accessibilityAttributedValue: NSAttributedString? {
        get { (rare?.accessibility.attributedValue ?? AttributedSpeech()).text(for: accessibilityValue) }
        set {
            accessibilityValue = newValue?.string
            ensureRare().accessibility.attributedValue.attributed = newValue
        }
    }

    // MARK: Elements inside

    /// The elements inside, in the order in which they are read; nil for the subviews as they come. Default: nil.
    @objc open var accessibilityElements: [Any]? {
        get { rare?.accessibility.elements }
        set { ensureRare().accessibility.elements = newValue }
    }

    /// How many elements ``accessibilityElements`` holds.
    @objc open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

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

    /// The kind of container that the elements inside make together. Default: none.
    @objc open var accessibilityContainerType: UIAccessibilityContainerType {
        get { rare?.accessibility.containerType ?? .none }
        set { ensureRare().accessibility.containerType = newValue }
    }

    /// Says whether the elements inside are gone through one by one. Default: automatic.
    @objc open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { rare?.accessibility.navigationStyle ?? .automatic }
        set { ensureRare().accessibility.navigationStyle = newValue }
    }

    /// True if all elements inside are passed over. Default: false.
    @objc open var accessibilityElementsHidden: Bool {
        get { rare?.accessibility.switches.contains(.elementsHidden) ?? false }
        set { ensureRare().accessibility.switches.set(.elementsHidden, newValue) }
    }

    /// True if the elements of the siblings are passed over, as for an alert. Default: false.
    @objc open var accessibilityViewIsModal: Bool {
        get { rare?.accessibility.switches.contains(.isModal) ?? false }
        set { ensureRare().accessibility.switches.set(.isModal, newValue) }
    }

    /// True if the elements inside are read one after the other, wherever they stand. Default: false.
    @objc open var shouldGroupAccessibilityChildren: Bool {
        get { rare?.accessibility.switches.contains(.groupsChildren) ?? false }
        set { ensureRare().accessibility.switches.set(.groupsChildren, newValue) }
    }

    /// True if the view keeps its colours when the user has those of the screen inverted. Default: false.
    @objc open var accessibilityIgnoresInvertColors: Bool {
        get { rare?.accessibility.switches.contains(.ignoresInvertColors) ?? false }
        set { ensureRare().accessibility.switches.set(.ignoresInvertColors, newValue) }
    }

    // MARK: Using the view

    /// Further things that can be done with the view. Default: nil.
    @objc open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { rare?.accessibility.customActions }
        set { ensureRare().accessibility.customActions = newValue }
    }

    /// Uses the view as a tap does.
    /// - Returns: whether that was done; false has the view touched at its ``accessibilityActivationPoint``. Default: false.
    @objc open func accessibilityActivate() -> Bool { false }
    /// Makes the value of something adjustable larger. Does nothing here.
    @objc open func accessibilityIncrement() {}
    /// Makes the value of something adjustable smaller. Does nothing here.
    @objc open func accessibilityDecrement() {}
    /// Scrolls by a page. Default: does nothing, and returns false.
    @objc open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Groups of elements inside among which the user can go from one to the next. Default: nil.
    @objc open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { rare?.accessibility.customRotors }
        set { ensureRare().accessibility.customRotors = newValue }
    }

    /// Called when assistive technologies have come to the view. Does nothing here.
    @objc open func accessibilityElementDidBecomeFocused() {}
    /// Called when assistive technologies have left the view. Does nothing here.
    @objc open func accessibilityElementDidLoseFocus() {}
    /// Returns true if assistive technologies are at the view.
    @objc open func accessibilityElementIsFocused() -> Bool { AssistiveTechnologies.current?.focusedElement === self }
}

extension UIView {
    /// A rectangle of the view in the coordinates of the screen; outside of a window the rectangle itself.
    package func convertToScreen(_ rect: CGRect) -> CGRect {
        guard let window else { return rect }
        var onScreen = convert(rect, to: window)
        onScreen.origin = window.screenPoint(from: onScreen.origin)
        return onScreen
    }

    /// The traits that were set; nil before, where a class of views has its own.
    package var setAccessibilityTraits: UIAccessibilityTraits? { rare?.accessibility.traits }
    /// Says whether it was said that the view is an element, and what; nil before, where a class of views has its own answer.
    package var setIsAccessibilityElement: Bool? { rare?.accessibility.isElement }
}
