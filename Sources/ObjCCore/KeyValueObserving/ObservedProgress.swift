import Foundation

/// A progress that says when it changes.
///
/// Foundation's own tells nobody on this system. An object of that class becomes one of this when it is first observed: both have the
/// same stored properties. Its children become such too, as what they do moves the parent on.
final class ObservedProgress: Progress, @unchecked Sendable {
    /// Makes a progress say when it changes. One of a class of the app's stays as it is.
    static func adopt(_ progress: Progress) {
        guard type(of: progress) == Progress.self else { return }
        let object = UnsafeMutableRawPointer(Unmanaged.passUnretained(progress).toOpaque())
        object.storeBytes(of: unsafeBitCast(ObservedProgress.self as AnyClass, to: UInt.self), as: UInt.self)
        adoptChildren(of: progress)
    }

    private static func adoptChildren(of progress: Progress) {
        guard let children = StoredFields.field("_children", of: Progress.self)?.get(from: progress) as? Set<Progress> else { return }
        for child in children { adopt(child) }
    }

    // MARK: Overriding

    override var completedUnitCount: Int64 {
        get { super.completedUnitCount }
        set { announce { super.completedUnitCount = newValue } }
    }

    override var totalUnitCount: Int64 {
        get { super.totalUnitCount }
        set { announce { super.totalUnitCount = newValue } }
    }

    override func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {
        announce { super.addChild(child, withPendingUnitCount: inUnitCount) }
        Self.adopt(child)
    }

    /// An object that was made meanwhile is a child of this one.
    override func resignCurrent() {
        announce { super.resignCurrent() }
        Self.adoptChildren(of: self)
    }

    override func cancel() { announce(["isCancelled"]) { super.cancel() } }
    override func pause() { announce(["isPaused"]) { super.pause() } }
    override func resume() { announce(["isPaused"]) { super.resume() } }

    // MARK: Telling

    private static let keys = ["completedUnitCount", "totalUnitCount", "fractionCompleted", "isFinished", "isIndeterminate"]

    private var parent: Progress? { StoredFields.field("_parent", of: Progress.self)?.get(from: self) as? Progress }

    /// Does something that moves this progress and those around it on.
    private func announce(_ keys: [String] = keys, _ body: () -> Void) {
        var moved: [Progress] = [self]
        while let next = (moved.last as? ObservedProgress)?.parent { moved.append(next) }
        for progress in moved { for key in keys { _objcWillChange(progress, key) } }
        body()
        for progress in moved { for key in keys { _objcDidChange(progress, key) } }
    }
}
