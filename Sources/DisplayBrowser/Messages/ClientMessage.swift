import Display
import Foundation

/// A message of a page to the application. Positions and lengths are in points of the screen.
enum ClientMessage: Equatable {
    /// The picture of a frame is on the page.
    case acknowledge(frame: Int)
    /// The page wants to be the one whose input counts.
    case takeOver
    case pointer(Pointer)
    case wheel(Wheel)
    case key(Key)
    case text(TextEvent)
    case clipboard(String)
    case appearance(DisplayAppearance)
    case resize(ScreenGeometry)
    case device(DeviceCommand)
    /// A question about the application, for the inspector to read.
    case inspect(String)

    struct Pointer: Equatable {
        var id: Int
        var kind: PointerEvent.Kind
        var phase: PointerEvent.Phase
        var location: CGPoint
        var buttons: PointerEvent.Buttons
        var modifiers: KeyModifiers
        var pressure: CGFloat
    }

    struct Wheel: Equatable {
        var location: CGPoint
        /// In notches, as in ``ScrollEvent``.
        var delta: CGSize
        var isPrecise: Bool
        var modifiers: KeyModifiers
    }

    struct Key: Equatable {
        var isDown: Bool
        var usage: Int
        var characters: String
        var modifiers: KeyModifiers
        var isRepeat: Bool
    }
}

/// A command of the buttons beside the screen.
enum DeviceCommand: String, CaseIterable {
    /// Leaves the application, or comes back to it.
    case home
    case memoryWarning
    case largerText
    case smallerText
}
