/// The border of a layer.
struct BorderPaint: Equatable {
    var width: CGFloat
    var color: ColorComponents

    /// Nil when no border can be seen.
    init?(_ values: LayerValues) {
        let rare = values.rare
        let room = min(abs(values.bounds.width), abs(values.bounds.height)) / 2
        guard rare.borderWidth > 0, room > 0 else { return nil }
        // Wider ones than that meet in the middle.
        width = min(rare.borderWidth, room)
        color = ColorComponents(rare.borderColor)
        guard !color.isClear else { return nil }
    }
}
