import UIKit

/// How a node is mixed with what is behind it.
// apple: https://developer.apple.com/documentation/spritekit/skblendmode
public enum SKBlendMode: Int, Sendable {
    /// By its alpha.
    case alpha = 0
    /// Light is added to light.
    case add = 1
    /// Colours are multiplied.
    case multiply = 3
    /// The opposite of multiplying: lighter than both.
    case screen = 5
    /// As ``alpha``: what is behind is not looked at where a picture is opaque.
    case replace = 6

    /// True if a layer paints that by itself.
    var isPlain: Bool { self == .alpha || self == .replace }

    var mode: CGBlendMode {
        switch self {
        case .alpha, .replace: .normal
        case .add: .plusLighter
        case .multiply: .multiply
        case .screen: .screen
        }
    }
}
