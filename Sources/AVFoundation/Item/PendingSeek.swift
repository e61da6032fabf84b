/// Somebody who waits until the time has been set.
struct PendingSeek {
    let number: Int
    let completion: ((Bool) -> Void)?
}
