/// An animation that was added to a layer.
struct RunningAnimation {
    let key: String?
    let animation: CAAnimation
    /// The transaction that waits for its end.
    let group: TransactionGroup?
    /// Its time to begin is known; see ``CALayer/beginWaitingAnimations(at:)``.
    var hasBegun = false
    /// It has had a first frame.
    var hasStarted = false
    /// The delegate was notified, or needs no notification any more.
    var hasEnded = false
}
