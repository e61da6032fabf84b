extension UIImageView {
    /// What was set, or else what the image is called.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? image?.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }

    /// What was set, or else that of the image.
    open override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? image?.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }

    /// What was set, or else `.image`.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { setAccessibilityTraits ?? .image }
        set { super.accessibilityTraits = newValue }
    }
}
