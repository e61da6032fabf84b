import Foundation

/// A group of elements among which an assistive technology goes from one to the next: the headings of a page, the errors of a form.
// apple: https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor
@preconcurrency @MainActor @objcMembers open class UIAccessibilityCustomRotor: UIObject {
    /// Which way to look for the next element.
    public enum Direction: Int, Sendable {
        case previous = 0
        case next = 1
    }

    /// The element that comes after another one; nil where none does.
    public typealias Search = (_ predicate: UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// A rotor that asks a closure for each next element.
    @nonobjc public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        systemRotorType = .none
        self.itemSearchBlock = itemSearchBlock
        super.init()
    }

    /// A rotor that takes the place of one that readers have for every screen.
    @nonobjc public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        systemRotorType = type
        name = ""
        self.itemSearchBlock = itemSearchBlock
        super.init()
    }

    /// The kind of elements that a rotor goes through.
    // apple: https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/systemrotortype
    public enum SystemRotorType: Int, Sendable {
        case none = 0
        case link, visitedLink
        case heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
        case boldText, italicText, underlineText, misspelledWord
        case image, textField, table, list, landmark
    }

    /// ``SystemRotorType/none`` for a rotor with a name of its own. Rotors are no part of what screen readers of Linux offer, so it changes
    /// nothing there.
    public let systemRotorType: SystemRotorType
    /// The spoken name; empty for a rotor of the system.
    open var name: String
    /// Asked for the element after, or before, the one where the user is; nil ends the search.
    @nonobjc open var itemSearchBlock: Search
}

/// From where, and which way, an element of a rotor is looked for.
// apple: https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate
@preconcurrency @MainActor @objcMembers open class UIAccessibilityCustomRotorSearchPredicate: UIObject {
    @preconcurrency @MainActor public override init() { super.init() }

    /// The element where the user is.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// Default: the one before.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.previous
}

/// An element that a rotor has found.
// apple: https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult
@preconcurrency @MainActor @objcMembers open class UIAccessibilityCustomRotorItemResult: UIObject {
    @preconcurrency @MainActor public override init() { super.init() }

    /// - Parameter targetRange: the part of a text that is meant; nil for the whole element.
    @nonobjc public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }

    /// Not kept alive.
    @nonobjc open weak var targetElement: (any NSObjectProtocol)?
    /// The part of the element's text that is meant; nil for the whole element. Default: nil.
    open var targetRange: UITextRange?
}
