/// Keeps the picture behind a layer from frame to frame, blurred already.
final class BackdropStore {
    private(set) var picture: BlurredPicture?

    /// To be called when something behind the layer looks different.
    func forget() { picture = nil }

    func keep(_ picture: BlurredPicture?) { self.picture = picture }
}
