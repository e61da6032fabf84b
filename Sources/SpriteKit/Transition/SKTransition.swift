public import Foundation
public import UIKit

/// How one scene follows another.
// apple: https://developer.apple.com/documentation/spritekit/sktransition
@preconcurrency @MainActor
open class SKTransition: NSObject {
    enum Kind {
        case crossFade
        case fade(UIColor)
        case push(SKTransitionDirection)
        case moveIn(SKTransitionDirection)
        case reveal(SKTransitionDirection)
        case doorway
        case doorsOpen(isHorizontal: Bool)
        case doorsClose(isHorizontal: Bool)
        case flip(isHorizontal: Bool)
    }

    let kind: Kind
    let duration: TimeInterval

    private init(_ kind: Kind, _ duration: TimeInterval) { (self.kind, self.duration) = (kind, duration) }

    /// True if time stands still in the new scene meanwhile. Default: true.
    open var pausesIncomingScene = true
    /// True if time stands still in the old scene meanwhile. Default: true.
    open var pausesOutgoingScene = true

    /// The new scene appears over the old one.
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.crossFade, sec) }
    /// The old scene fades to black, and the new one from there.
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.fade(.black), sec) }
    /// The old scene fades to a colour, and the new one from there.
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition(.fade(color), sec) }
    /// The new scene pushes the old one out.
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.push(direction), sec)
    }
    /// The new scene moves over the old one.
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.moveIn(direction), sec)
    }
    /// The old scene moves away from the new one.
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.reveal(direction), sec)
    }
    /// The old scene opens as two doors, and the new one comes out of the distance.
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doorway, sec) }
    /// The old scene opens to the left and the right.
    open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doorsOpen(isHorizontal: false), sec) }
    /// The old scene opens upwards and downwards.
    open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doorsOpen(isHorizontal: true), sec)
    }
    /// The new scene closes from the left and the right.
    open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doorsClose(isHorizontal: false), sec)
    }
    /// The new scene closes from above and below.
    open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doorsClose(isHorizontal: true), sec)
    }
    /// The old scene is turned over about a horizontal axis; the new one is on its back.
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.flip(isHorizontal: true), sec) }
    /// The old scene is turned over about a vertical axis; the new one is on its back.
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.flip(isHorizontal: false), sec) }
}
