/// What a view tells assistive technologies, tests and scripts about itself.
struct AccessibilityState {
    var identifier: String?
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var isElement: Bool?
}
