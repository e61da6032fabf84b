import Display

// optimization: a page of text is letters over one colour. Painted in one step, each pixel is written once, and nothing is painted below.
extension CompositePass {
    /// Smaller pictures are painted sooner than what lies behind them is found.
    private static let leastArea = 16_384
    /// How many items are looked at to find it.
    private static let mostItems = 24

    /// The colour of what lies right behind a picture with alpha; nil if that is not one opaque colour, or the item is something else.
    /// - Parameter first: where the part of the list begins that is painted.
    func background(behind index: Int, from first: Int, _ painter: ItemPainter) -> ColorComponents? {
        let picture = list[index]
        guard picture.rect.area >= Self.leastArea, picture.opaqueRect.isEmpty, painter.isPlainPicture(picture) else { return nil }
        var other = index
        for _ in 0..<Self.mostItems where other > first {
            other -= 1
            if let group = groups.endingAt[other] {
                guard !group.rect.intersects(picture.rect) else { return nil }
                other = group.begin
                continue
            }
            let item = list[other]
            guard item.rect.intersects(picture.rect) else { continue }
            guard item.isOneColor, item.opaqueRect.intersection(picture.rect) == picture.rect else { return nil }
            return item.paint.background
        }
        return nil
    }
}

extension DisplayItem {
    /// True if the item shows a colour and nothing else.
    var isOneColor: Bool {
        guard case .body = kind else { return false }
        return paint.isPlain && paint.contents == nil
    }
}
