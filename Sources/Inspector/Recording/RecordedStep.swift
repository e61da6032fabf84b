import Drive

/// Something that a user did.
struct RecordedStep: Equatable, Sendable {
    var command: DriveCommand
    /// How a test finds what was touched, such as `buttons["Save"]`; nil where it has no name of its own.
    var element: String?
    /// When it began and ended, in seconds of the screen's clock.
    var start: Double
    var end: Double
}
