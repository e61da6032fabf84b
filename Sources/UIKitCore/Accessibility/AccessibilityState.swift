/// The accessibility properties of a view: for assistive technologies, tests and scripts.
struct AccessibilityState {
    struct Switches: OptionSet {
        let rawValue: UInt8

        static let elementsHidden = Switches(rawValue: 1 << 0)
        static let isModal = Switches(rawValue: 1 << 1)
        static let groupsChildren = Switches(rawValue: 1 << 2)
        static let ignoresInvertColors = Switches(rawValue: 1 << 3)

        mutating func set(_ member: Switches, _ isOn: Bool) {
            if isOn { insert(member) } else { remove(member) }
        }
    }

    var identifier: String?
    var label: String?
    var hint: String?
    var value: String?
    var attributedLabel = AttributedSpeech()
    var attributedHint = AttributedSpeech()
    var attributedValue = AttributedSpeech()
    var respondsToUser: Bool?
    var traits: UIAccessibilityTraits?
    var isElement: Bool?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var textualContext: UIAccessibilityTextualContext?
    var inputLabels: [String]?
    var elements: [Any]?
    var containerType: UIAccessibilityContainerType?
    var navigationStyle: UIAccessibilityNavigationStyle?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var switches: Switches = []
}
