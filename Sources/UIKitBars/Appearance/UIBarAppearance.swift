import Foundation

/// How the background of a bar looks: material, colour, picture and hairline.
///
/// A bar follows changes of an appearance that it has been given.
// apple: https://developer.apple.com/documentation/uikit/uibarappearance
@preconcurrency @MainActor @objcMembers open class UIBarAppearance: UIObject, NSCopying {
    private var background = BarBackgroundValues.standard
    private var observers: [() -> Void] = []

    // MARK: Creating

    /// The default background for a kind of device.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
    }

    /// The default background.
    @preconcurrency @MainActor public convenience override init() { self.init(idiom: .phone) }

    /// A copy of what another appearance has in common with this class.
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        background = barAppearance.background
        super.init()
    }

    /// A default appearance: archives hold none of ours.
    public required init?(coder: NSCoder) {
        idiom = .phone
        super.init()
    }

    /// The kind of device for which it was made.
    public let idiom: UIUserInterfaceIdiom

    // MARK: Presets

    /// A frosted background with a hairline.
    open func configureWithDefaultBackground() { change(to: .standard) }
    /// An opaque background with a hairline.
    open func configureWithOpaqueBackground() { change(to: .opaque) }
    /// Nothing at all.
    open func configureWithTransparentBackground() { change(to: .transparent) }

    // MARK: The background

    /// The material; nil is none.
    open var backgroundEffect: UIBlurEffect? {
        get { background.effect }
        set { change { $0.effect = newValue } }
    }

    /// The colour over the material; nil is none.
    open var backgroundColor: UIColor? {
        get { background.color }
        set { change { $0.color = newValue } }
    }

    /// A picture over material and colour. Default: nil.
    open var backgroundImage: UIImage? {
        get { background.image }
        set { change { $0.image = newValue } }
    }

    /// How the picture is fitted to the bar. Default: it fills it.
    open var backgroundImageContentMode: UIViewContentMode {
        get { background.imageContentMode }
        set { change { $0.imageContentMode = newValue } }
    }

    // MARK: The line at the edge

    /// The colour of the hairline, or of ``shadowImage``; nil or clear is none.
    open var shadowColor: UIColor? {
        get { background.shadowColor }
        set { change { $0.shadowColor = newValue } }
    }

    /// A picture in place of the hairline. Default: nil.
    open var shadowImage: UIImage? {
        get { background.shadowImage }
        set { change { $0.shadowImage = newValue } }
    }

    // MARK: Copying

    /// An appearance that looks the same and changes independently.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { makeCopy() } }

    @nonobjc func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

    // MARK: Internal

    /// Notifies a bar of each change.
    @_spi(ForasteroInternal)
    @nonobjc public final func observe(_ observer: @escaping () -> Void) { observers.append(observer) }

    @nonobjc final func noteChange() {
        for observer in observers { observer() }
    }

    // MARK: Private

    private func change(to values: BarBackgroundValues) {
        background = values
        noteChange()
    }

    private func change(_ body: (inout BarBackgroundValues) -> Void) {
        body(&background)
        noteChange()
    }
}
