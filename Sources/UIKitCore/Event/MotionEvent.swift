/// The device was moved in a way that means something.
final class MotionEvent: UIEvent {
    private let window: UIWindow?

    init(in window: UIWindow?) {
        self.window = window
        super.init()
    }

    override var type: UIEvent.EventType { .motion }
    override var subtype: UIEvent.EventSubtype { .motionShake }
    override var concernedWindows: [UIWindow] { [window].compactMap { $0 } }

    /// Whether the motion goes on; else it is over.
    var isBeginning = true
}
