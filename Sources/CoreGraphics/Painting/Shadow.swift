/// The shadow under every shape.
struct Shadow {
    /// In the base space of the context, so that scaling and turning the user's space leave it alone.
    var offset: CGSize
    /// Twice the standard deviation of the blur, in the same space.
    var blur: CGFloat
    var color: PaintColor
}
