/// What a monkey is asked to do.
public struct MonkeyPlan: Equatable, Sendable {
    /// How many events are to go in: a finger that touches, moves or lifts, a key, a turn of the device.
    public var events: Int
    public var seed: UInt64
    /// Where the script is written that breaks the app; nil is `<app>.monkey.drive` in the current folder.
    public var scriptFile: String?

    public init(events: Int, seed: UInt64 = 1, scriptFile: String? = nil) {
        self.events = events
        self.seed = seed
        self.scriptFile = scriptFile
    }
}
