import Foundation

/// A view that does something with what is behind it: frosted glass, with content on it.
///
/// Views on the glass go into ``contentView``. A ``UIVibrancyEffect`` gives the content the colour that suits its glass as tint; content
/// that is to stand out takes the tint.
// apple: https://developer.apple.com/documentation/uikit/uivisualeffectview
@preconcurrency @MainActor @objcMembers open class UIVisualEffectView: UIView {
    private var glass: BackdropView?

    // MARK: Creating

    /// A view with an effect; nil is none.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    /// A view without an effect.
    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeEffect(from: coder)
    }

    // MARK: Content

    /// Where everything goes that is on the glass. As large as the view.
    public private(set) final var contentView = UIView(frame: .zero)

    /// The effect on the picture behind the view; nil is none. Default: nil.
    open var effect: UIVisualEffect? { didSet { if effect != oldValue { effectDidChange() } } }

    // MARK: Layout

    /// Where the view is laid out by constraints, those of its content may decide how large it is.
    open override var translatesAutoresizingMaskIntoConstraints: Bool {
        get { super.translatesAutoresizingMaskIntoConstraints }
        set {
            super.translatesAutoresizingMaskIntoConstraints = newValue
            if !newValue { pinContent() }
        }
    }

    private func pinContent() {
        // An archive says how the view is laid out before its content is in it.
        guard contentView.superview === self, contentView.translatesAutoresizingMaskIntoConstraints else { return }
        contentView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            contentView.topAnchor.constraint(equalTo: topAnchor), contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
            contentView.leftAnchor.constraint(equalTo: leftAnchor), contentView.rightAnchor.constraint(equalTo: rightAnchor),
        ])
    }

    // MARK: Private

    private func setUp() {
        placeContent()
        effectDidChange()
    }

    private func placeContent() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        if !translatesAutoresizingMaskIntoConstraints { pinContent() }
    }

    /// Takes the content view of an archive in place of the present one: constraints and outlets of the archive name it.
    @nonobjc final func adopt(contentView content: UIView) {
        guard content !== contentView else { return }
        contentView.removeFromSuperview()
        contentView = content
        placeContent()
    }

    private func effectDidChange() {
        contentView.tintColor = (effect as? UIVibrancyEffect)?.contentColor
        guard let blur = effect as? UIBlurEffect else {
            glass?.removeFromSuperview()
            glass = nil
            return
        }
        let view = glass ?? makeGlass()
        view.show(GlassMaterial(blur.style))
    }

    private func makeGlass() -> BackdropView {
        let view = BackdropView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isUserInteractionEnabled = false
        insertSubview(view, at: 0)
        glass = view
        return view
    }
}
