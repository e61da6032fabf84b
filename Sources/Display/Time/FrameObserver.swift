/// Is called around the calls of a frame.
@MainActor
public protocol FrameObserver: AnyObject {
    /// The callbacks of a frame are about to be called.
    /// - Parameter callbackCount: how many are.
    func frameWillBegin(_ frame: FrameTime, callbackCount: Int)
    /// All of them have been called.
    func frameDidEnd()
}
