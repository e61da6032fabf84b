/// Objects that live until the present turn of the run loop ends, as autoreleased ones do on other platforms.
@_spi(ForasteroInternal)
@MainActor
public enum EndOfTurn {
    /// True as soon as an application runs, so that turns are sure to end. Without one nobody may ever turn the run loop.
    package static var isSure = false

    private static var kept: [AnyObject] = []

    /// Keeps objects alive until the turn ends.
    public static func keep(_ objects: [AnyObject]) {
        guard !objects.isEmpty else { return }
        if kept.isEmpty { FramePipeline.afterAnyFrame(release) }
        kept += objects
    }

    /// Keeps an object that its owner lets go of, where the turn is sure to end: a weak reference to it stays good as long.
    static func keepReleased(_ object: AnyObject) {
        guard isSure else { return }
        if kept.isEmpty { FramePipeline.afterAnyFrame(release) }
        kept.append(object)
    }

    /// The list is free again before the objects go: what they do then may keep others.
    private static func release() {
        var ended: [AnyObject] = []
        swap(&ended, &kept)
    }
}
