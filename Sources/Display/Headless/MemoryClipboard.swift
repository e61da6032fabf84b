/// A clipboard that no other application sees.
@MainActor
public final class MemoryClipboard: DisplayClipboard {
    public private(set) var changeCount = 0
    public var text: String? {
        didSet { changeCount += 1 }
    }

    /// Empty, with a change count of 0.
    public init() {}
}
