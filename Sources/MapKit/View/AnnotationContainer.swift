import UIKit

/// Holds the views of annotations. It is not there for fingers: those hit its views, or the map.
final class AnnotationContainer: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    /// Views at the edge reach out of it.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}
