/// What a device can do.
// apple: https://developer.apple.com/documentation/corehaptics/chhapticdevicecapability
public protocol CHHapticDeviceCapability {
    /// True if something can be felt.
    var supportsHaptics: Bool { get }
    /// True if something can be heard.
    var supportsAudio: Bool { get }
}

/// Nothing can be felt, and nothing be heard.
struct NoCapability: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
}
