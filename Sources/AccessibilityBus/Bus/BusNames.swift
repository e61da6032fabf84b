import Synchronization

/// How the application is called on the bus, and what is around it there; nil while it is on none.
final class BusNames: Sendable {
    private let names = Mutex<(name: String, desktop: BusValue)?>(nil)

    var present: (name: String, desktop: BusValue)? {
        get { names.withLock { $0 } }
        set { names.withLock { $0 = newValue } }
    }
}
