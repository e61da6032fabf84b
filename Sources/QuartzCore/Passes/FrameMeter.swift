/// Is notified of how frames are made; see ``LayerHost/run(_:advancingAnimations:for:meter:)``. Nothing may be changed by what is called here.
@_spi(ForasteroInternal)
@MainActor
public protocol FrameMeter: AnyObject {
    /// A frame begins with its first pass.
    func frameBegan()
    /// A pass is over; the next one follows at once.
    func passEnded(_ pass: FramePass)
    /// The last pass is over.
    /// - Parameter paintedPixels: how many pixels of the screen were repainted.
    func frameEnded(paintedPixels: Int)
}
