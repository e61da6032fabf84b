extension CGContext {
    /// From user space to base space, which a view's context has at the bottom left with y upwards, in pixels.
    public var ctm: CGAffineTransform { state.transform }

    /// Makes what is drawn from now on larger, about the origin.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }

    /// Moves the origin of what is drawn from now on.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.transform = state.transform.translatedBy(x: tx, y: ty) }

    /// In radians; positive angles turn the x axis towards the y axis.
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

    /// Maps what is drawn from now on by `transform` before everything set so far.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// The same as ``ctm``: device space is base space.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

    /// A point of user space in pixels, with y upwards.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }

    /// A point of pixels in user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform.inverted()) }

    /// A size of user space in pixels; the translation does not count.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.transform) }

    /// A size of pixels in user space; the translation does not count.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.transform.inverted()) }

    /// The rectangle around one of user space, in pixels.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform) }

    /// The rectangle around one of pixels, in user space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform.inverted()) }
}
