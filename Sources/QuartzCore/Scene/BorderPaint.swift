/// The border of a layer.
struct BorderPaint: Equatable {
    var width: CGFloat
    var color: ColorComponents

    /// Nil when no border can be seen.
    init?(_ values: LayerValues) {
        let rare = values.rare
        guard rare.borderWidth > 0, rare.borderWidth.isFinite else { return nil }
        width = rare.borderWidth
        color = ColorComponents(rare.borderColor)
        guard !color.isClear else { return nil }
    }
}
