/// Objects that live until the present turn of the run loop ends, as autoreleased ones do on other platforms.
@_spi(ForasteroInternal)
@MainActor
public enum EndOfTurn {
    private static var kept: [Any] = []

    /// Keeps objects alive until the turn ends.
    public static func keep(_ objects: [Any]) {
        guard !objects.isEmpty else { return }
        if kept.isEmpty { FramePipeline.afterAnyFrame { kept = [] } }
        kept += objects
    }
}
