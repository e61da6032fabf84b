internal import Display

/// Calls before frames that end when this object goes.
@MainActor
final class FrameSubscription {
    private let callback: FrameCallback

    init(_ callback: FrameCallback) { self.callback = callback }

    isolated deinit { callback.invalidate() }
}
