import CoreGraphics

/// Why a picture of the screen is not the one that is kept.
public enum SnapshotError: Error, CustomStringConvertible, Equatable {
    /// - Parameter path: of the picture that was looked for.
    case missing(path: String)
    case recorded(path: String)
    case unreadable(path: String)
    case otherSize(found: CGSize, expected: CGSize, picture: String)
    /// - Parameters:
    ///   - greatest: as ``SnapshotTolerance/colorDifference`` counts.
    ///   - picture: the path of what was seen; what differs is in the other one.
    case differs(count: Int, share: Double, greatest: Double, picture: String, difference: String)
    case nothingToSee

    public var description: String {
        switch self {
        case .missing(let path):
            "There is no picture \(path). Look at the screen, then run the test with FORASTERO_RECORD_SNAPSHOTS=missing."
        case .recorded(let path): "The picture \(path) was written. Look at it; from the next run on the test compares with it."
        case .unreadable(let path): "The picture \(path) cannot be read. Delete it and record it again."
        case .otherSize(let found, let expected, let picture):
            "The screen has \(Self.pixels(found)) pixels, the picture \(Self.pixels(expected)). What was seen is in \(picture)."
        case .differs(let count, let share, let greatest, let picture, let difference):
            "\(count) pixels (\((share * 1_000_000).rounded() / 10_000) %) look different, by up to \((greatest * 10).rounded() / 10). "
                + "What was seen is in \(picture), and where it differs in \(difference). "
                + "If it is right, run the test with FORASTERO_RECORD_SNAPSHOTS=all."
        case .nothingToSee: "The screen shows no picture."
        }
    }

    private static func pixels(_ size: CGSize) -> String { "\(Int(size.width)) × \(Int(size.height))" }
}
