import Display

/// A layer that, with all below it, has done nothing but move by whole pixels since the last frame.
struct Travel {
    let distance: PixelDistance
    /// What cut it off before, and what does now.
    let formerClip: PixelRect
    let clip: PixelRect
    /// The pixels that it may have changed before, and those that it may change now.
    let formerRect: PixelRect
    fileprivate(set) var rect = PixelRect.empty
    /// The steps that paint it.
    fileprivate(set) var steps: Range<Int>
    fileprivate let node: RenderNode

    /// Both went the same way in the same window.
    func isFellow(of other: Travel) -> Bool {
        distance == other.distance && formerClip == other.formerClip && clip == other.clip
    }
}

/// Everything that travels in one frame, written down while the display list is.
struct Travels {
    /// Those that lie in no other one, in the order of their steps.
    private(set) var all: [Travel] = []
    /// The pixels of all of them, before and now.
    var damage: [PixelRect] = []
    /// How many groups are open in which steps are written: what they show depends on more than the steps.
    var groupDepth = 0
    /// Steps of one of them are being written.
    private(set) var isUnderWay = false

    /// Notes where a layer begins that moves to another position, unless it lies in one that travels, too, or in a group.
    /// - Returns: what ``arrive(_:at:steps:)`` wants when its steps are written; nil if there is nothing to be noted.
    mutating func depart(_ node: RenderNode, for placement: Placement, _ distance: PixelDistance, at step: Int) -> Travel? {
        guard !isUnderWay, groupDepth == 0, distance != .none, let former = node.placement else { return nil }
        isUnderWay = true
        return Travel(
            distance: distance, formerClip: former.clip, clip: placement.clip, formerRect: node.subtreeRect, steps: step..<step,
            node: node)
    }

    mutating func arrive(_ travel: Travel, at rect: PixelRect, steps end: Int) {
        isUnderWay = false
        // What was outside and still is makes no difference, and has no place in the list.
        guard !rect.isEmpty || !travel.formerRect.isEmpty else { return }
        var travel = travel
        travel.rect = rect
        travel.steps = travel.steps.lowerBound..<end
        all.append(travel)
    }

    /// Takes over where the steps stand in a list that was written anew.
    mutating func findSteps() {
        for index in all.indices { all[index].steps = all[index].node.steps }
    }

    /// Forgets everything but the memory.
    mutating func removeAll() {
        all.removeAll(keepingCapacity: true)
        damage.removeAll(keepingCapacity: true)
        groupDepth = 0
        isUnderWay = false
    }
}

extension RenderNode {
    /// How far the node goes with all below it to another position; nil if it does anything else, too.
    func distance(to placement: Placement) -> PixelDistance? {
        guard changes.isSubset(of: .position), let former = self.placement else { return nil }
        return placement.translation(from: former)
    }
}
