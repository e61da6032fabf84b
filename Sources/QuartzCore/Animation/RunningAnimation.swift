/// An animation that was added to a layer.
struct RunningAnimation {
    let key: String?
    let animation: CAAnimation
    /// The transaction that waits for its end.
    let group: TransactionGroup?
    /// It has had a first frame, and with it a time to begin.
    var hasStarted = false
    /// The delegate was told, or there is nothing left to tell it.
    var hasEnded = false
}
