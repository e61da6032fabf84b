extension UIImageView {
    /// The label that was set, or else the image's.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? image?.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }

    /// The identifier that was set, or else that of the image.
    open override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? image?.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }

    /// The traits that were set, or else `.image`.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { setAccessibilityTraits ?? .image }
        set { super.accessibilityTraits = newValue }
    }
}
