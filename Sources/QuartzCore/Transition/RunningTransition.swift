/// A transition under way: a layer as it was and as it is, shown together instead of the layer.
final class RunningTransition {
    let animation: CATransition
    /// Stands in the tree where the layer's own node stands otherwise.
    let stage: RenderNode
    /// The former look of the layer; nil when it was not shown before.
    private let old: RenderNode?
    /// The node of the layer.
    private let new: RenderNode

    init(_ animation: CATransition, from old: RenderNode?, to new: RenderNode, values: LayerValues) {
        self.animation = animation
        self.old = old
        self.new = new
        stage = RenderNode(LayerPaint(stageFor: values))
        old?.transformToParent = .identity
        new.transformToParent = .identity
        new.changes.insert([.paint, .position])
        let looks = [old, new].compactMap { $0 }
        stage.children = animation.type == .reveal ? looks.reversed() : looks
        stage.isolatesChildren = animation.isFade
    }

    /// Moves the transition to a share of its way.
    func update(to share: Double, values: LayerValues) {
        let paint = LayerPaint(stageFor: values)
        if paint != stage.paint {
            stage.paint = paint
            stage.changes.insert(.paint)
        }
        if animation.isFade {
            old?.setMixtureShare(1 - share)
            new.setMixtureShare(share)
        } else {
            let start = animation.start(in: paint.bounds.size)
            let leaves = animation.type == .push || animation.type == .reveal
            let arrives = animation.type == .push || animation.type == .moveIn
            old?.setOffset(leaves ? CGVector(dx: -start.dx * share, dy: -start.dy * share) : .zero)
            new.setOffset(arrives ? CGVector(dx: start.dx * (1 - share), dy: start.dy * (1 - share)) : .zero)
        }
        noteChanges()
    }

    /// Lets the frame know of what changed in either look.
    func noteChanges() {
        guard stage.children.contains(where: { !$0.changes.isEmpty }) else { return }
        stage.changes.insert(.descendants)
        stage.changedChildren = .all
    }

    /// Leaves the new look alone, ready for the layer's own position.
    func end() {
        new.setMixtureShare(nil)
        new.changes.insert([.paint, .position])
        new.leftRects.append(stage.subtreeRect)
    }
}

extension CATransition {
    fileprivate var isFade: Bool { type != .push && type != .moveIn && type != .reveal }
}

extension RenderNode {
    fileprivate func setMixtureShare(_ share: Double?) {
        guard share != mixtureShare else { return }
        mixtureShare = share
        changes.insert(.paint)
    }

    fileprivate func setOffset(_ offset: CGVector) {
        let transform = PlaneTransform(affine: CGAffineTransform(translationX: offset.dx, y: offset.dy))
        guard transform != transformToParent else { return }
        transformToParent = transform
        changes.insert(.position)
    }
}

extension LayerPaint {
    /// A node that shows nothing by itself, and clips as a layer does.
    fileprivate convenience init(stageFor values: LayerValues) {
        var plain = LayerValues()
        plain.bounds = values.bounds
        plain.switches.set(.masksToBounds, values.switches.contains(.masksToBounds))
        self.init(plain)
    }
}
