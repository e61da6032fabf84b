extension UIImage {
    // MARK: Symbols

    /// A symbol of the system in the size of body text; nil where there is none of the name.
    ///
    /// It has one colour, the tint of the view that shows it.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/init(systemname:)
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol of the system in a size, weight and scale; nil where there is none of the name.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        let wanted = configuration as? UIImage.SymbolConfiguration
        let displayScale = max(UITraitCollection.current.displayScale, 1)
        guard
            let symbol = SymbolPicture(
                name: name, pointSize: wanted?.resolvedPointSize ?? SymbolTheme.standard.pointSize, weight: wanted?.weight ?? .regular,
                scale: wanted?.scale ?? .medium, displayScale: displayScale),
            let canvas = ImageCanvas.makeContext(size: symbol.size, scale: displayScale)
        else { return nil }
        symbol.draw(in: canvas, colors: [CGColor(gray: 0, alpha: 1)])
        self.init(
            pixels: canvas.makeImage(), scale: displayScale, orientation: .up, renderingMode: .automatic, tint: nil, symbol: symbol,
            configuration: wanted)
    }

    /// Whether the picture is a symbol.
    public var isSymbolImage: Bool { symbol != nil }

    /// What the symbol was asked for; nil for other pictures and for symbols as they come.
    public var symbolConfiguration: UIImage.SymbolConfiguration? { configuration as? UIImage.SymbolConfiguration }

    /// The same symbol in another configuration; other pictures are returned as they are.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        guard let symbol, let image = UIImage(systemName: symbol.name, withConfiguration: configuration) else { return self }
        return tint.map { image.withTintColor($0, renderingMode: renderingMode) } ?? image.withRenderingMode(renderingMode)
    }

    /// The same symbol with what `configuration` specifies; nil for other pictures.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
    }

    /// From the lower edge up to the line on which text beside the picture stands, in points; nil where the picture has none.
    public var baselineOffsetFromBottom: CGFloat? { symbol?.baselineOffset }
}
