/// A clipboard that no other application sees.
@MainActor
public final class MemoryClipboard: DisplayClipboard {
    public private(set) var changeCount = 0
    public var text: String? {
        didSet { changeCount += 1 }
    }

    public init() {}
}
