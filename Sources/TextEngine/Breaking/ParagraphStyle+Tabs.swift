extension ParagraphStyle {
    /// Where a tab character leads that stands at a place of a line; nil where no tab follows.
    func tab(after x: CGFloat) -> CGFloat? {
        let places = tabs.map(\.location).filter { $0.isFinite && $0 > 0 }.sorted()
        if let place = places.first(where: { $0 > x + 0.001 }) { return place }
        let (last, interval) = (places.last ?? 0, tabInterval(places))
        guard interval > 0 else { return nil }
        return last + (((x - last) / interval + 0.0001).rounded(.down) + 1) * interval
    }

    private func tabInterval(_ places: [CGFloat]) -> CGFloat {
        if defaultTabInterval > 0, defaultTabInterval.isFinite { return defaultTabInterval }
        return places.count > 1 ? places[places.count - 1] - places[places.count - 2] : 0
    }

    /// The style for a line that begins at a distance from where tabs are counted.
    public func withTabs(movedBy offset: CGFloat) -> ParagraphStyle {
        guard offset != 0, offset.isFinite else { return self }
        var moved = self
        moved.tabs = tabs.map { TextTab(location: $0.location - offset, alignment: $0.alignment) }.filter { $0.location > 0 }
        if moved.tabs.isEmpty, let first = tab(after: offset) {
            moved.defaultTabInterval = tabInterval(tabs.map(\.location))
            moved.tabs = [TextTab(location: first - offset)]
        }
        return moved
    }
}
