import Foundation

/// How a toolbar looks: its background and its buttons.
// apple: https://developer.apple.com/documentation/uikit/uitoolbarappearance
@preconcurrency @MainActor @objcMembers open class UIToolbarAppearance: UIBarAppearance {
    // MARK: Creating

    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        connectButtons()
    }

    public override init(barAppearance: UIBarAppearance) {
        if let other = barAppearance as? UIToolbarAppearance {
            buttonAppearance = UIBarButtonItemAppearance(copying: other.buttonAppearance)
            doneButtonAppearance = UIBarButtonItemAppearance(copying: other.doneButtonAppearance)
        }
        super.init(barAppearance: barAppearance)
        connectButtons()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        connectButtons()
    }

    // MARK: Buttons

    /// Plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { buttonsDidChange() } }
    /// Buttons that end what the user is at.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { buttonsDidChange() } }

    // MARK: Internal

    @nonobjc override func makeCopy() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }

    private func buttonsDidChange() {
        connectButtons()
        noteChange()
    }

    private func connectButtons() {
        for appearance in [buttonAppearance, doneButtonAppearance] {
            appearance.changeHandler = { [weak self] in self?.noteChange() }
        }
    }
}
