public import Foundation

extension _ObjCReplacingInit where Self: Timer {
    /// A timer that never fires and is not valid: what apps keep in a property until they have a real one.
    // apple: https://developer.apple.com/documentation/foundation/timer
    public init() {
        let timer = BlockTimer(at: .distantFuture, after: 0, interval: 0, repeats: false) { _ in }
        timer.invalidate()
        self = timer as! Self
    }
}
