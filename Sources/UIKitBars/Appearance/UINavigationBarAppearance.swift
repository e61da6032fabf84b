import Foundation

/// How a navigation bar looks: its background, its titles and its buttons.
// apple: https://developer.apple.com/documentation/uikit/uinavigationbarappearance
@preconcurrency @MainActor @objcMembers open class UINavigationBarAppearance: UIBarAppearance {
    // MARK: Creating

    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        connectButtons()
    }

    public override init(barAppearance: UIBarAppearance) {
        if let other = barAppearance as? UINavigationBarAppearance {
            titleTextAttributes = other.titleTextAttributes
            titlePositionAdjustment = other.titlePositionAdjustment
            largeTitleTextAttributes = other.largeTitleTextAttributes
            buttonAppearance = UIBarButtonItemAppearance(copying: other.buttonAppearance)
            doneButtonAppearance = UIBarButtonItemAppearance(copying: other.doneButtonAppearance)
            backButtonAppearance = UIBarButtonItemAppearance(copying: other.backButtonAppearance)
            backIndicator = other.backIndicator
            backIndicatorMask = other.backIndicatorMask
        }
        super.init(barAppearance: barAppearance)
        connectButtons()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        connectButtons()
    }

    // MARK: Titles

    /// How the title is set; what is not named is as by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { noteChange() } }
    /// By how much the title is displaced, in points. Default: zero.
    open var titlePositionAdjustment = UIOffset.zero { didSet { noteChange() } }
    /// How a large title is set; what is not named is as by default.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { noteChange() } }

    // MARK: Buttons

    /// Plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { buttonsDidChange() } }
    /// Buttons that end what the user is at.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { buttonsDidChange() } }
    /// The button that leads back.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { buttonsDidChange() } }

    // MARK: The arrow

    private var backIndicator: UIImage?
    private var backIndicatorMask: UIImage?

    /// The picture beside the back button's title; nil is the system's arrow. Default: nil.
    open var backIndicatorImage: UIImage? { backIndicator }
    /// The part of that picture through which titles slide. Default: nil.
    open var backIndicatorTransitionMaskImage: UIImage? { backIndicatorMask }

    /// Replaces the arrow; nil for both brings the system's back.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {
        backIndicator = backIndicatorImage
        backIndicatorMask = backIndicatorTransitionMaskImage
        noteChange()
    }

    // MARK: Internal

    @nonobjc override func makeCopy() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }

    private func buttonsDidChange() {
        connectButtons()
        noteChange()
    }

    private func connectButtons() {
        for appearance in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
            appearance.changeHandler = { [weak self] in self?.noteChange() }
        }
    }
}
