/// The passes that make a frame, in their order.
@_spi(ForasteroInternal)
public enum FramePass: String, CaseIterable, Sendable {
    case layout, display, commit, composite, present
}
