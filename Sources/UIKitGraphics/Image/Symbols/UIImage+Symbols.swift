extension UIImage {
    // MARK: Symbols

    /// A symbol of the system in the size of body text; nil where there is none of the name.
    ///
    /// It has one colour, the tint of the view that shows it, unless a configuration says otherwise.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/init(systemname:)
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol of the system in a size, weight and scale; nil where there is none of the name.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let content = ImageContent(symbolNamed: name, configuration: configuration) else { return nil }
        self.init(content)
    }

    /// A symbol of the system for given traits; nil where there is none of the name.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        let configuration = traitCollection.map { UIImage.SymbolConfiguration.unspecified.withTraitCollection($0) }
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// An ellipsis in a circle.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/actions
    public class var actions: UIImage { system("ellipsis.circle") }
    /// A plus in a solid circle.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/add
    public class var add: UIImage { system("plus.circle.fill") }
    /// A minus in a solid circle.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/remove
    public class var remove: UIImage { system("minus.circle.fill") }
    /// A check mark in a solid circle.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/checkmark
    public class var checkmark: UIImage { system("checkmark.circle.fill") }
    /// A check mark in a circle.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/strokedcheckmark
    public class var strokedCheckmark: UIImage { system("checkmark.circle") }

    private static func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

    /// True if the picture is a symbol.
    @objc open var isSymbolImage: Bool { content.isSymbol }

    /// The configuration of the symbol; nil for other pictures and for symbols as they come.
    @objc open var symbolConfiguration: UIImage.SymbolConfiguration? { configuration as? UIImage.SymbolConfiguration }

    /// The same symbol in another configuration; of other pictures the variant for its traits, where there are variants.
    @objc open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        let made =
            content.customSymbol?.content(configuration)
            ?? content.symbol.flatMap { ImageContent(symbolNamed: $0.name, configuration: configuration) }
        guard let new = made else {
            let suiting = configuration.traitCollection.map { self.suiting($0) } ?? self
            return suiting.variant { $0.configuration = configuration }
        }
        return variant {
            $0.pixels = new.pixels
            $0.scale = new.scale
            $0.symbol = new.symbol
            $0.configuration = new.configuration
            $0.baselineOffset = new.baselineOffset
        }
    }

    /// The same symbol with what `configuration` specifies; nil for other pictures.
    @objc open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
    }

    /// The colours of a symbol that has its own; resolved when it is drawn.
    package var symbolColors: [CGColor]? {
        guard content.symbol != nil, content.tint == nil, renderingMode != .alwaysTemplate else { return nil }
        return symbolConfiguration?.colors?.levels
    }
}

extension ImageContent {
    /// A symbol; nil where there is none of the name.
    init?(symbolNamed name: String, configuration: UIImage.Configuration?) {
        let wanted = configuration as? UIImage.SymbolConfiguration
        let traits = configuration?.traitCollection ?? .current
        let displayScale = max(traits.displayScale, 1)
        guard
            let symbol = SymbolPicture(
                name: name, pointSize: wanted?.resolvedPointSize(with: traits) ?? SymbolTheme.standard.pointSize,
                weight: wanted?.weight ?? .regular, scale: wanted?.scale ?? .medium, displayScale: displayScale),
            let canvas = ImageCanvas.makeContext(size: symbol.size, scale: displayScale)
        else { return nil }
        symbol.draw(in: canvas, colors: [CGColor(gray: 0, alpha: 1)])
        self.init(pixels: canvas.makeImage(), scale: displayScale, symbol: symbol, configuration: configuration)
        baselineOffset = symbol.baselineOffset
    }
}
