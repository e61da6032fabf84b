import Foundation
import UIKit

/// The numbers of a node that every frame reads.
@MainActor
struct NodeState {
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var zRotation: CGFloat = 0
    var xScale: CGFloat = 1
    var yScale: CGFloat = 1
    var alpha: CGFloat = 1
    var isHidden = false
    var actions: [RunningAction] = []
    /// What the node itself shows.
    var layer: CALayer?
    /// True if something has changed that the layer shows.
    var needsContent = true
}
