import Foundation

/// Attributes that some characters are drawn with instead of their own, which change no line.
struct TextOverlays {
    private var items: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []

    /// The part of a stretch that an overlay applies to; nil for no overlay.
    struct Part {
        var range: NSRange
        var attributes: [NSAttributedString.Key: Any]?
    }

    mutating func set(_ attributes: [NSAttributedString.Key: Any], in range: NSRange) {
        remove(in: range)
        if range.length > 0, !attributes.isEmpty { insert((range, attributes)) }
    }

    mutating func remove(in range: NSRange) {
        for index in firstIndex(endingBehind: range.location)..<items.count where NSIntersectionRange(items[index].range, range).length > 0
        {
            let item = items[index]
            items[index].range.length = max(range.location - item.range.location, 0)
            let end = NSMaxRange(range)
            if NSMaxRange(item.range) > end {
                items.append((NSRange(location: end, length: NSMaxRange(item.range) - end), item.attributes))
            }
        }
        items.removeAll { $0.range.length == 0 }
        items.sort { $0.range.location < $1.range.location }
    }

    /// Moves along with a change of the text; what was drawn over changed characters is gone.
    mutating func follow(_ range: NSRange, delta: Int) {
        guard !items.isEmpty else { return }
        remove(in: NSRange(location: range.location, length: range.length - delta))
        for index in items.indices where items[index].range.location >= range.location { items[index].range.location += delta }
    }

    func touch(_ range: NSRange) -> Bool {
        let index = firstIndex(endingBehind: range.location)
        return index < items.count && items[index].range.location < NSMaxRange(range)
    }

    /// A stretch in pieces that have one overlay each, or none.
    func parts(of range: NSRange) -> [Part] {
        var parts: [Part] = []
        var position = range.location
        for item in items[firstIndex(endingBehind: range.location)...] where item.range.location < NSMaxRange(range) {
            if item.range.location > position {
                parts.append(Part(range: NSRange(location: position, length: item.range.location - position)))
            }
            let part = NSIntersectionRange(item.range, range)
            parts.append(Part(range: part, attributes: item.attributes))
            position = NSMaxRange(part)
        }
        if position < NSMaxRange(range) { parts.append(Part(range: NSRange(location: position, length: NSMaxRange(range) - position))) }
        return parts
    }

    private mutating func insert(_ item: (range: NSRange, attributes: [NSAttributedString.Key: Any])) {
        items.insert(item, at: firstIndex(endingBehind: item.range.location))
    }

    private func firstIndex(endingBehind position: Int) -> Int {
        var (low, high) = (0, items.count)
        while low < high {
            let middle = (low + high) / 2
            if NSMaxRange(items[middle].range) > position { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
