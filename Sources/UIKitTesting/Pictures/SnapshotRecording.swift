import Foundation

/// Which pictures are written as the ones to compare with from now on.
public enum SnapshotRecording: String, Sendable {
    /// None: a test whose picture is missing fails.
    case never
    /// Those that are missing. The test fails nevertheless, once.
    case missing
    /// All of them, also those that differ. The tests fail nevertheless.
    case all

    /// The value of the environment variable `FORASTERO_RECORD_SNAPSHOTS`; ``never`` without it.
    public static var fromEnvironment: SnapshotRecording {
        ProcessInfo.processInfo.environment["FORASTERO_RECORD_SNAPSHOTS"].flatMap(SnapshotRecording.init(rawValue:)) ?? .never
    }
}
