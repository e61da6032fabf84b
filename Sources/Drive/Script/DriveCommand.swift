public import CoreGraphics

/// One command of a drive script. Times are in seconds, lengths in points, angles in degrees.
public enum DriveCommand: Equatable, Sendable {
    // Touches
    case tap(DriveTarget)
    case doubleTap(DriveTarget)
    case press(DriveTarget, seconds: Double)
    /// Rests before it moves, which lifts what can be lifted, and once more at the end; without the latter, what scrolls goes on at the
    /// speed of the finger.
    case drag(DriveTarget, to: DriveTarget, after: Double = 0, seconds: Double, hold: Double = 0)
    case swipe(DriveDirection, DriveTarget)
    /// Lets go while the finger moves at this speed, in points a second.
    case fling(DriveTarget, velocity: CGVector)
    case pinch(DriveTarget, scale: Double)
    /// Two fingers side by side, from one target to another, as for selecting several rows or items.
    case twoFingerDrag(DriveTarget, to: DriveTarget, seconds: Double)
    case rotate(DriveTarget, degrees: Double)
    /// Turns the wheel of a mouse, by so many notches. Where the delta is below 0, what lies to the right or below comes into sight.
    case wheel(DriveTarget, delta: CGVector)

    // Keyboard
    case type(String)
    case key(DriveKey)
    case clear(DriveTarget)

    // Time and the device
    case wait(seconds: Double)
    /// Waits until a view of this name is on screen, at most so long.
    case until(String, seconds: Double)
    case rotateDevice(DriveDirection)
    case background
    case foreground
    case memoryWarning
    case shake
    /// Somebody outside wants a URL opened whose scheme the app claims.
    case openURL(String)
    /// The user chooses a shortcut of the app's icon, by its type.
    case shortcut(String)
    /// The system goes dark, or light again.
    case appearance(DriveAppearance)
    /// Text is wanted larger by so many of the sizes that the system offers; smaller if negative.
    case textSize(steps: Int)
    /// The device is somewhere else; nil if nobody knows where.
    case location(DrivePlace?)
    /// What leads out of the device.
    case network(DriveNetwork)
    /// What the device recognises its user by.
    case biometry(DriveBiometry)
    /// The user answers the app that asks who they are.
    case authenticate(DriveAuthentication)

    // A text that must be on the screen
    case expect(String)
    case expectNot(String)
    case expectValue(String, value: String)
    case expectSelected(String)

    // Pictures and ends
    case snapshot(path: String)
    case dump(path: String)
    case quit
    /// Ends the process with SIGKILL, as a crash or the system would.
    case kill
}
