public import UIKit

extension UITouch {
    /// Where the touch is, in the coordinates of a node.
    @nonobjc public func location(in node: SKNode) -> CGPoint { node.point(of: location(in: node.scene?.view)) }

    /// Where the touch was before its latest change, in the coordinates of a node.
    @nonobjc public func previousLocation(in node: SKNode) -> CGPoint { node.point(of: previousLocation(in: node.scene?.view)) }
}

extension SKNode {
    /// From the coordinates of the view to those of the node.
    fileprivate func point(of location: CGPoint) -> CGPoint {
        guard let scene else { return location }
        return scene.convertPoint(fromView: location).applying(transformToRoot.inverted())
    }
}
