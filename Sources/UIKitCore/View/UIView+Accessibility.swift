extension UIView {
    /// A name for tests and scripts; never shown or read out. Default: nil.
    @objc open var accessibilityIdentifier: String? {
        get { rare?.accessibility.identifier }
        set { ensureRare().accessibility.identifier = newValue }
    }

    /// What the view is called. Default: nil; labels and controls answer with their text.
    @objc open var accessibilityLabel: String? {
        get { rare?.accessibility.label }
        set { ensureRare().accessibility.label = newValue }
    }

    /// What happens when the view is used. Default: nil.
    @objc open var accessibilityHint: String? {
        get { rare?.accessibility.hint }
        set { ensureRare().accessibility.hint = newValue }
    }

    /// The value the view shows, as text. Default: nil.
    @objc open var accessibilityValue: String? {
        get { rare?.accessibility.value }
        set { ensureRare().accessibility.value = newValue }
    }

    /// What the view is to assistive technologies. Default: none.
    @objc open var accessibilityTraits: UIAccessibilityTraits {
        get { rare?.accessibility.traits ?? .none }
        set { ensureRare().accessibility.traits = newValue }
    }

    /// Whether the view is an element of its own. Default: false; true for labels and controls.
    @objc open var isAccessibilityElement: Bool {
        get { rare?.accessibility.isElement ?? false }
        set { ensureRare().accessibility.isElement = newValue }
    }
}
