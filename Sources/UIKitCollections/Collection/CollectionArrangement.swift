import Foundation
import UIKitCore

/// The layout of a collection view, and its state.
@MainActor
struct CollectionArrangement {
    var layout: UICollectionViewLayout
    /// The bounds for which the layout was asked last whether it holds; those that it began with, at first.
    var bounds: CGRect?
    /// Elements that the layout has named, around what is seen.
    var window: ElementWindow?
    /// The adjustments that contexts have asked for since the layout was prepared last.
    var offsetAdjustment = CGPoint.zero
    var sizeAdjustment = CGSize.zero

    /// The attributes that a cell was asked with last for those that it prefers.
    var asked: UICollectionViewLayoutAttributes?

    /// True if cells are measured no more, as they never agreed with the layout. Until something changes.
    var hasGivenUpMeasuring = false

    /// True if a cell wanted another size in this pass, and the layout agreed.
    var hasMeasuredAnew = false

    /// True if the content was placed for the first time.
    var hasStarted = false
    /// True if the layout was notified of another size that comes in an animation.
    var isInBoundsChange = false

    init(layout: UICollectionViewLayout) { self.layout = layout }
}

/// Elements that a layout has named in a rectangle. They hold until it is invalidated.
struct ElementWindow {
    /// Where elements were asked for.
    var rect: CGRect
    var elements: [UICollectionViewLayoutAttributes]
    /// The layout's when it was asked.
    var generation: Int
    /// True if all views stand where it says.
    var isApplied = false
    /// True if no element is seen elsewhere while the window holds.
    let hasFrames: Bool
    /// Where each element is seen, null for those that are not.
    private var frames: [CGRect]
    /// Which of them were in sight when all views were there last, and the version of what was shown then; nil before.
    private var isSeen: [Bool]
    private var seenVersion: Int?

    /// - Parameters:
    ///   - hasFrames: whether no element is seen elsewhere while the window holds.
    ///   - former: the window before, whose memory is used.
    @MainActor
    init(
        rect: CGRect, elements: [UICollectionViewLayoutAttributes], generation: Int, hasFrames: Bool, after former: consuming ElementWindow?
    ) {
        self.rect = rect
        self.elements = elements
        self.generation = generation
        self.hasFrames = hasFrames
        (frames, isSeen) = former?.takeMemory() ?? ([], [])
        guard hasFrames else { return }
        for attributes in elements { frames.append(attributes.isHidden ? .null : attributes.frame) }
    }

    /// The elements, so that nobody but the caller holds their list.
    mutating func takeElements() -> [UICollectionViewLayoutAttributes] {
        var taken: [UICollectionViewLayoutAttributes] = []
        swap(&taken, &elements)
        return taken
    }

    private mutating func takeMemory() -> (frames: [CGRect], isSeen: [Bool]) {
        var (frames, isSeen): ([CGRect], [Bool]) = ([], [])
        swap(&frames, &self.frames)
        swap(&isSeen, &self.isSeen)
        frames.removeAll(keepingCapacity: true)
        isSeen.removeAll(keepingCapacity: true)
        return (frames, isSeen)
    }

    /// Notes that views are there for exactly the elements in sight.
    mutating func noteShown(in bounds: CGRect, version: Int) {
        isSeen.removeAll(keepingCapacity: true)
        for frame in frames { isSeen.append(frame.reaches(into: bounds)) }
        seenVersion = version
    }

    /// Returns true if there is nothing to do: the same elements are in sight as when all views were there last.
    // optimization: most frames of a scroll end here, with a look at numbers that lie side by side
    func isShown(in bounds: CGRect, version: Int) -> Bool {
        guard isApplied, hasFrames, seenVersion == version else { return false }
        for index in frames.indices where frames[index].reaches(into: bounds) != isSeen[index] { return false }
        return true
    }
}
