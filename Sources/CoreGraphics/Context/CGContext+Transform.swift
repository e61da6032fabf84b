extension CGContext {
    /// From user space to base space, which a view's context has at the bottom left with y upwards, in pixels.
    public var ctm: CGAffineTransform { state.transform }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.transform = state.transform.translatedBy(x: tx, y: ty) }

    /// In radians; positive angles turn the x axis towards the y axis.
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

    /// Maps what is drawn from now on by `transform` before everything set so far.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// The same as ``ctm``: device space is base space.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }

    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform.inverted()) }

    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.transform) }

    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.transform.inverted()) }

    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform) }

    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform.inverted()) }
}
