public import Foundation
import QuartzCore
import UIKit

/// Shows what is inside only where another node, the mask, shows something.
// apple: https://developer.apple.com/documentation/spritekit/skcropnode
@preconcurrency @MainActor
open class SKCropNode: SKNode {
    /// The mask, in the coordinates of this node. It is in no tree. Nil, the default, cuts nothing off.
    open var maskNode: SKNode?

    /// The layers of the mask.
    let maskLayer = CALayer()

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
