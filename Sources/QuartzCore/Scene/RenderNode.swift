import Display

/// The committed state of one layer, and where it was shown last.
final class RenderNode {
    /// The changes since the display list was built last.
    struct Changes: OptionSet {
        let rawValue: UInt8
        /// The layer looks different.
        static let paint = Changes(rawValue: 1 << 0)
        /// The layer was moved within its superlayer.
        static let position = Changes(rawValue: 1 << 1)
        /// The list of sublayers is another one.
        static let children = Changes(rawValue: 1 << 2)
        /// Something below has changes.
        static let descendants = Changes(rawValue: 1 << 3)
        /// Only a part of the contents was drawn again.
        static let contents = Changes(rawValue: 1 << 4)

        static let all: Changes = [.paint, .position, .children, .descendants]
    }

    /// The movements of a node since it changed last, apart from those by whole pixels.
    enum Translation: Equatable {
        case none
        /// In so many frames, one after the other.
        case travelling(Int)
        /// It has travelled more, and cannot be shown as a picture.
        case unsuited
    }

    var paint: LayerPaint
    var transformToParent = PlaneTransform.identity
    /// How near the layer is among those that share a space.
    var depth: CGFloat = 0
    var children: [RenderNode] = []
    /// Among the children: all that were seen when the display list was built last, and all that have changed since.
    var seenChildren = IndexSpan()
    var changedChildren = IndexSpan()
    var childExtents = ChildExtents()
    var changes = Changes.all
    /// Places that sublayers have left since the display list was built last.
    var leftRects: [PixelRect] = []

    /// Nil while the layer is not shown.
    var placement: Placement?
    var items = LayerItems()
    /// The pixels of the layer and all below it.
    var subtreeRect = PixelRect.empty
    var translation = Translation.none
    /// Where the steps of the layer and of all below it stand in the list that they were written to. Only where they are is nothing said
    /// while there are none.
    var steps: Range<Int> {
        get { Int(firstStep)..<Int(firstStep) + Int(stepCount) }
        set { (firstStep, stepCount) = (Int32(newValue.lowerBound), Int32(newValue.count)) }
    }
    private var firstStep: Int32 = 0
    private var stepCount: Int32 = 0
    /// What few nodes have; nil for the others.
    var rare: RareNodeState?

    init(_ paint: LayerPaint) {
        self.paint = paint
    }

    /// Nothing lies in the layer.
    var isLeaf: Bool { children.isEmpty && instances.isEmpty }

    /// It was shown in the last frame, nothing has changed, and none of its steps looks at what was painted before them.
    var canRepeatSteps: Bool {
        changes.isEmpty && placement != nil && warp == nil && items.beginGroup == nil && items.backdrop == nil
    }

    /// Something has changed in a child, or below it.
    /// - Parameter index: where it is, if no child stands elsewhere than its layer does.
    func noteChange(of child: RenderNode, at index: Int) {
        changes.insert(.descendants)
        if index < children.count, children[index] === child { changedChildren.add(index) } else { changedChildren = .all }
    }

    /// The layer and all below it are not shown any more. Their steps go to the pool.
    func forgetPlacement(recyclingTo pool: DisplayItemPool) {
        guard placement != nil else { return }
        placement = nil
        stepCount = 0
        translation = .none
        items.recycle(to: pool)
        subtreeRect = .empty
        rare?.forgetPlacement(recyclingTo: pool)
        leftRects.removeAll()
        for child in children { child.forgetPlacement(recyclingTo: pool) }
        for instance in instances { instance.forgetPlacement(recyclingTo: pool) }
        mask?.forgetPlacement(recyclingTo: pool)
    }
}

extension RenderNode {
    /// The node and those below it as they are now, for showing them once more.
    func copy() -> RenderNode {
        let copy = RenderNode(paint)
        copy.transformToParent = transformToParent
        copy.depth = depth
        copy.children = children.map { $0.copy() }
        copy.rare = rare?.copy()
        return copy
    }

    /// Everything that the layer and those below it may paint, in its coordinates.
    var flatExtent: CGRect {
        var rect = paint.extent
        guard !paint.masksToBounds else { return rect }
        for child in children { rect.formUnion(child) }
        for instance in instances { rect.formUnion(instance) }
        guard let shadow = paint.shadow, paint.castsShadowOfContent else { return rect }
        return rect.union(shadow.extent(of: rect))
    }
}

extension CGRect {
    /// Takes in all that a node below may paint.
    mutating func formUnion(_ child: RenderNode) {
        guard child.paint.isVisible else { return }
        let part = child.transformToParent.apply(child.flatExtent)
        if !part.isNull, !part.hasNaN { self = union(part) }
    }
}

/// The steps that paint one layer. What lies between the body and the border are its sublayers.
struct LayerItems {
    var beginGroup: DisplayItem?
    var backdrop: DisplayItem?
    var body: DisplayItem?
    var border: DisplayItem?
    var beginMask: DisplayItem?
    var endGroup: DisplayItem?
    /// The pixels of body and border.
    var rect = PixelRect.empty
}
