import Foundation

extension SKNode {
    /// From the node's coordinates to its parent's.
    var transformToParent: CGAffineTransform {
        let state = state
        guard state.zRotation != 0 else {
            return CGAffineTransform(a: state.xScale, b: 0, c: 0, d: state.yScale, tx: state.position.x, ty: state.position.y)
        }
        let (sine, cosine) = (sin(state.zRotation), cos(state.zRotation))
        return CGAffineTransform(
            a: cosine * state.xScale, b: sine * state.xScale, c: -sine * state.yScale, d: cosine * state.yScale,
            tx: state.position.x, ty: state.position.y)
    }

    /// From the node's coordinates to those of the node at the top of its tree.
    var transformToRoot: CGAffineTransform {
        var (transform, next) = (CGAffineTransform.identity, Optional(self))
        // Nobody looks at the node at the top from outside.
        while let node = next, node.parent != nil {
            transform = transform.concatenating(node.transformToParent)
            next = node.parent
        }
        return transform
    }

    var accumulatedFrame: CGRect {
        let inside = accumulatedContentRect
        return inside.isNull ? CGRect(origin: position, size: .zero) : inside.applying(transformToParent)
    }

    /// What the node and those inside show, in its own coordinates; null if that is nothing.
    private var accumulatedContentRect: CGRect {
        var rect = contentRect
        if rect.isEmpty { rect = .null }
        for child in children {
            let inner = child.accumulatedContentRect
            if !inner.isNull { rect = rect.union(inner.applying(child.transformToParent)) }
        }
        return rect
    }
}
