/// The drawing of a ``DrawnLayer``. It changes at once.
struct DrawnValues: KindValues {
    var drawing: (any LayerDrawing)?

    func animatableValue(forKey key: String) -> AnimatableValue? { nil }

    mutating func setAnimatableValue(_ value: AnimatableValue, forKey key: String) {}

    func makeDrawing(for values: LayerValues) -> (any LayerDrawing)? { drawing }
}
