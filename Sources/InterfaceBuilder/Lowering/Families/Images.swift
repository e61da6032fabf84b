extension [ElementRule] {
    static let imageView: [ElementRule] = [
        .image("image", NibKey.image),
        .image("highlightedImage", NibKey.highlightedImage),
        .flag("highlighted", NibKey.highlighted),
    ]
}
