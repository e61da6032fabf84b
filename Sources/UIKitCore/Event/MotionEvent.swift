/// The device was moved in a way that means something.
package final class MotionEvent: UIEvent {
    private let window: UIWindow?

    package init(in window: UIWindow?) {
        self.window = window
        super.init()
    }

    package override var type: UIEvent.EventType { .motion }
    package override var subtype: UIEvent.EventSubtype { .motionShake }
    override var concernedWindows: [UIWindow] { [window].compactMap { $0 } }

    /// True if the motion goes on; else it is over.
    package var isBeginning = true
}
