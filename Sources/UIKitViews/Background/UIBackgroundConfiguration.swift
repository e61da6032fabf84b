/// The background of a button or a cell: a colour, a picture, a line around it.
///
/// Two are equal if all that was set is; transformers of colours are equal to their copies only.
// apple: https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct
@preconcurrency @MainActor
public struct UIBackgroundConfiguration: Hashable {
    /// A view behind everything else of the background, as large as it is. Default: nil.
    public var customView: UIView?

    /// How rounded the corners are, in points. Default: 0.
    public var cornerRadius: CGFloat = 0

    /// By how much the background is smaller than the view. Default: zero.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero

    /// To which insets the margins of the view that shows the background are added. Default: none.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    /// Nil leaves the choice to what shows the background: for a button its style. Default: nil, or the colour of the style that the
    /// background was made with.
    public var backgroundColor: UIColor? {
        get { ownColor ?? styleColor }
        set { ownColor = .some(newValue) }
    }
    /// The colour that the app has set, which may be nil.
    private var ownColor: UIColor??
    /// The value of the style in the present state, while the app has set none.
    @_spi(ForasteroInternal) public var styleColor: UIColor?
    /// The name of the style in a list, for what it gives in other states; nil if there is none.
    @_spi(ForasteroInternal) public var listStyle: String?

    /// Makes another colour of ``backgroundColor``. Default: nil.
    public var backgroundColorTransformer: UIConfigurationColorTransformer? {
        get { backgroundTransformer.transformer }
        set { backgroundTransformer.transformer = newValue }
    }
    private var backgroundTransformer = ComparedTransformer()

    /// An effect on what is behind the background. Default: nil.
    public var visualEffect: UIVisualEffect?

    /// A picture over the colour. Default: nil.
    public var image: UIImage?
    /// Default: scale to fill.
    public var imageContentMode: UIView.ContentMode = .scaleToFill

    /// The line around the background; nil is the tint. Default: nil.
    public var strokeColor: UIColor?
    /// Makes another colour of ``strokeColor``. Default: nil.
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
        get { strokeTransformer.transformer }
        set { strokeTransformer.transformer = newValue }
    }
    private var strokeTransformer = ComparedTransformer()
    /// In points; 0 is no line. Default: 0.
    public var strokeWidth: CGFloat = 0
    /// By how much the line is outside of the background; below 0 it is inside. Default: 0.
    public var strokeOutset: CGFloat = 0

    private init() {}

    /// A background of which nothing is seen.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }

    /// A background whose colour is up to what shows it.
    @_spi(ForasteroInternal)
    public static func unspecified() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    /// The background of something in a list.
    @_spi(ForasteroInternal)
    public static func list(style: String, color: UIColor?) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.listStyle = style
        configuration.styleColor = color
        return configuration
    }

    /// The colour that is shown where a view has the given tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The line's colour that is shown where a view has the given tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
