@_spi(ForasteroInternal) public import UIKitCore

/// Carries out the requests of a test in another process, in place of the run loop. Declared in a module above this one, which knows what
/// views are to a user, and found by its name.
@_spi(ForasteroInternal)
@MainActor
public protocol RemoteControlling {
    /// Does what it is asked to until the test goes; ends the process then.
    /// - Parameter path: the socket at which the test listens.
    static func serve(_ host: DisplayHost, socket path: String) -> Never
}
