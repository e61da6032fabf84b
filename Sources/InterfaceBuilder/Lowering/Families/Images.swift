extension [ElementRule] {
    static let imageView: [ElementRule] = [
        .image("image", "UIImage"),
        .image("highlightedImage", "UIHighlightedImage"),
        .flag("highlighted", "UIHighlighted"),
    ]
}
