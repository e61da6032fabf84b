/// The format of a rendering.
// apple: https://developer.apple.com/documentation/uikit/uigraphicsrendererformat
open class UIGraphicsRendererFormat: UIObject {
    /// Where a renderer draws, in points; zero until it does.
    public internal(set) var bounds = CGRect.zero

    public override init() { super.init() }

    /// The format that suits the screen.
    open class func preferred() -> Self { makeDefault() }

    /// The same as ``preferred()``.
    open class func `default`() -> Self { makeDefault() }

    // There are only the two classes of ours: nothing else can be made here.
    class func makeDefault() -> Self { unsafeDowncast(UIGraphicsRendererFormat(), to: Self.self) }
}
