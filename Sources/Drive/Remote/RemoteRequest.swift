/// A request of a test in another process. Times are seconds, angles radians, positions points of the screen. Times are seconds, angles
/// radians, locations points of the screen.
package enum RemoteRequest: Codable, Equatable, Sendable {
    /// Answered by a tree of all elements on the screen.
    case tree
    /// Answered by a PNG file of the whole screen.
    case picture
    /// Lets so much of the app's time pass.
    case pass(Double)

    case tap(RemoteTarget, taps: Int, fingers: Int)
    case press(RemoteTarget, duration: Double)
    case drag(RemoteTarget, to: RemoteTarget, press: Double, velocity: Double, hold: Double)
    /// - Parameters:
    ///   - dx: with `dy`, a direction of the length 1.
    case swipe(RemoteTarget, dx: Double, dy: Double, velocity: Double)
    case pinch(RemoteTarget, scale: Double, velocity: Double)
    case rotate(RemoteTarget, angle: Double, velocity: Double)
    case slide(RemoteTarget, position: Double)
    case turnWheel(RemoteTarget, value: String)

    /// Types where text is being edited.
    case type(String)
    /// Presses one key, named as in scripts.
    case key(String)

    /// Turns the device so that it lies or stands.
    case turn(isLandscape: Bool)
    case background, foreground
    case appearance(isDark: Bool)
}
