/// The role of a module for the translator.
public enum ModuleKind: UInt8, Sendable {
    /// An app or a package written for iOS.
    case app = 0
    /// A module of ours written in iOS Swift (`-D FORASTERO_SDK_MODULE`): its classes stand for Objective-C classes of Apple's.
    case translatedSDK = 1
    /// A module of ours in plain Swift (`-D FORASTERO_PLAIN_MODULE`): its sources stay as they are, only its index is written.
    case plainSDK = 2

    /// True if clients see the module as part of the system rather than as somebody's package.
    public var isSDK: Bool { self != .app }
}
