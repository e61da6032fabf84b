import Display

/// The steps of layers that are not shown any more, used again for those that come.
// optimization: in a list that scrolls, each step of each cell changes in each frame, and cells come and go.
final class DisplayItemPool {
    private var free: [DisplayItem] = []
    /// What steps that are not used look like: they shall keep no contents alive.
    private let nothing = LayerPaint(LayerValues())
    /// As many as a few rows have.
    private static let limit = 64

    /// Replaces a step by another, in the same memory where no display list holds it any more.
    func replace(
        _ item: inout DisplayItem?, by kind: DisplayItem.Kind, _ paint: LayerPaint, _ placement: Placement, rect: PixelRect,
        opaqueRect: PixelRect = .empty, includesBorder: Bool = false
    ) {
        if item == nil { item = free.popLast() }
        if isKnownUniquelyReferenced(&item) {
            item?.change(to: kind, paint, placement, rect: rect, opaqueRect: opaqueRect, includesBorder: includesBorder)
        } else {
            item = DisplayItem(kind, paint, placement, rect: rect, opaqueRect: opaqueRect, includesBorder: includesBorder)
        }
    }

    /// Takes a step that is not painted any more, and makes it nil.
    func recycle(_ item: inout DisplayItem?) {
        guard item != nil else { return }
        if free.count < Self.limit, isKnownUniquelyReferenced(&item), let unused = item {
            unused.change(to: .body, nothing, unused.placement, rect: .empty, opaqueRect: .empty, includesBorder: false)
            free.append(unused)
        }
        item = nil
    }
}
