/// Cuts a picture into the corners, edges and middle that `contentsCenter` names, and places them.
struct NineParts {
    var source: CGRect
    var target: CGRect
    /// The middle, in fractions of the source.
    var center: CGRect
    /// The size of the source in points, in which its edges are shown.
    var naturalSize: CGSize

    var parts: ContentsPaint.Parts {
        guard center != CGRect(x: 0, y: 0, width: 1, height: 1) else {
            return ContentsPaint.Parts(ContentsPaint.Part(source: source, target: target))
        }
        let columns = cuts(
            source: source.minX, source.width, target: target.minX, target.width, center: center.minX, center.width,
            natural: naturalSize.width)
        let rows = cuts(
            source: source.minY, source.height, target: target.minY, target.height, center: center.minY, center.height,
            natural: naturalSize.height)
        let parts = rows.flatMap { row in
            columns.map { column in
                ContentsPaint.Part(
                    source: CGRect(x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength),
                    target: CGRect(x: column.target, y: row.target, width: column.targetLength, height: row.targetLength))
            }
        }
        return ContentsPaint.Parts(parts)
    }

    private struct Cut {
        var source: CGFloat
        var sourceLength: CGFloat
        var target: CGFloat
        var targetLength: CGFloat
    }

    /// The three pieces of one axis; pieces of no length are left out.
    private func cuts(
        source: CGFloat, _ sourceLength: CGFloat, target: CGFloat, _ targetLength: CGFloat, center: CGFloat,
        _ centerLength: CGFloat, natural: CGFloat
    ) -> [Cut] {
        let first = min(max(center, 0), 1)
        let last = 1 - min(max(center + centerLength, first), 1)
        // Where the edges alone are longer than the target, they shrink in proportion.
        let edges = (first + last) * natural
        let shrink = edges > targetLength ? targetLength / edges : 1
        let (start, end) = (first * natural * shrink, last * natural * shrink)
        return [
            Cut(source: source, sourceLength: first * sourceLength, target: target, targetLength: start),
            Cut(
                source: source + first * sourceLength, sourceLength: (1 - first - last) * sourceLength, target: target + start,
                targetLength: targetLength - start - end),
            Cut(
                source: source + (1 - last) * sourceLength, sourceLength: last * sourceLength,
                target: target + targetLength - end, targetLength: end),
        ].filter { $0.sourceLength > 0 && $0.targetLength > 0 }
    }
}
