/// The task of a monkey.
public struct MonkeyPlan: Equatable, Sendable {
    /// How many events are to go in: a finger that touches, moves or lifts, a key, a turn of the device.
    public var events: Int
    /// Decides all that is random. Default: 1.
    public var seed: UInt64
    /// Where the script is written that breaks the app; nil is `<app>.monkey.drive` in the current folder.
    public var scriptFile: String?
    /// True if a script that breaks the app is made shorter, which can take longer than the play. Default: true.
    public var isShrinking: Bool

    /// A plan; by default with the first seed, and with the usual file for a script that is made as short as can be.
    public init(events: Int, seed: UInt64 = 1, scriptFile: String? = nil, isShrinking: Bool = true) {
        self.events = events
        self.seed = seed
        self.scriptFile = scriptFile
        self.isShrinking = isShrinking
    }
}
