/// The values for a step that paints the picture behind a layer.
struct Backdrop {
    /// In pixels.
    let effect: BackdropEffect
    let store: BackdropStore
}
