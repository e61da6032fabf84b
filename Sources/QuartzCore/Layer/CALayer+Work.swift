// optimization: among a hundred thousand sublayers, one that has changed is found without asking all of them.
extension CALayer {
    /// Notes that a pass has work with a child, or below it.
    final func noteWork(in child: CALayer) {
        let index = Int(child.lastKnownIndex)
        if index < children.count, children[index] === child {
            childrenWithWork.add(index)
        } else if extras?.mask !== child {
            childrenWithWork = .all
        }
    }

    /// Calls something with the children that a pass may have work with, the hindmost first; those behind the present one that get some
    /// meanwhile are among them.
    final func forEachChildWithWork(_ body: (CALayer, _ index: Int) -> Void) {
        let all = children
        var index = childrenWithWork.range(count: all.count).lowerBound
        while index < childrenWithWork.range(count: all.count).upperBound {
            let child = all[index]
            if child.lastKnownIndex != index { child.lastKnownIndex = Int32(truncatingIfNeeded: index) }
            body(child, index)
            index += 1
        }
    }

    /// Takes down where each child stands.
    final func noteIndices() {
        for index in children.indices where children[index].lastKnownIndex != index {
            children[index].lastKnownIndex = Int32(truncatingIfNeeded: index)
        }
    }

    /// To be called at the end of the last pass that goes by the notes.
    final func forgetWork() {
        guard flags.isDisjoint(with: [.subtreeNeedsLayout, .subtreeNeedsDisplay]) else { return }
        childrenWithWork = IndexSpan()
    }
}
