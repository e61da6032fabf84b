/// The passes that make a frame, in their order.
@_spi(ForasteroInternal)
public enum FramePass: String, CaseIterable, Comparable, Sendable {
    /// Animations move on, constraints change, and the layers that asked for it are laid out, from the top down.
    case layout
    /// The layers that draw themselves, and asked for it, fill their backing stores.
    case display
    /// The layers that changed go into the display list.
    case commit
    /// Damaged pixels are painted.
    case composite
    /// The damaged parts of the picture go to the screen.
    case present

    /// All of them, as they follow each other.
    static let inOrder = allCases

    private var position: Int {
        switch self {
        case .layout: 0
        case .display: 1
        case .commit: 2
        case .composite: 3
        case .present: 4
        }
    }

    public static func < (first: FramePass, second: FramePass) -> Bool { first.position < second.position }

    /// True if nothing may change layers while the pass runs.
    var readsLayers: Bool {
        switch self {
        case .layout, .display: false
        case .commit, .composite, .present: true
        }
    }
}
