import Foundation

extension NSTextStorage {
    /// True if the text is in the storage's own store, and not in that of a subclass.
    var isOfOwnStore: Bool { type(of: self) == NSTextStorage.self }

    /// The text of a subclass, fetched once after each change.
    var contents: String {
        if let foreignString { return foreignString }
        let text = string
        if edits.depth == 0 { foreignString = text }
        return text
    }

    package func unit(at index: Int) -> UInt16 {
        if isOfOwnStore { return store.unit(at: index) }
        let units = contents.utf16
        return units[units.index(units.startIndex, offsetBy: index)]
    }

    /// A part of the text, without making a string of all of it.
    package func text(in range: NSRange) -> String {
        if isOfOwnStore { return store.string(range.location..<NSMaxRange(range)) }
        let units = contents.utf16
        let start = units.index(units.startIndex, offsetBy: range.location)
        let end = units.index(start, offsetBy: range.length)
        return String(decoding: units[start..<end], as: UTF16.self)
    }

    /// Where the paragraph around a position has its break, and where the next one starts; both are the limit if there is none.
    func paragraphEnd(from start: Int, limit: Int) -> (text: Int, next: Int) {
        if isOfOwnStore { return store.paragraphEnd(from: start, limit: limit) }
        let units = contents.utf16
        var position = start
        var index = units.index(units.startIndex, offsetBy: start)
        while position < limit, index < units.endIndex {
            let unit = units[index]
            if unit == 0x0A || unit == 0x2029 { return (position, position + 1) }
            if unit == 0x0D {
                let next = units.index(after: index)
                return (position, next < units.endIndex && units[next] == 0x0A ? position + 2 : position + 1)
            }
            index = units.index(after: index)
            position += 1
        }
        return (position, position)
    }

    // MARK: At the start

    func take(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
        guard isOfOwnStore, !text.isEmpty else { return }
        store.replace(0..<0, with: text)
        if let attributes, !attributes.isEmpty { store.setAttributes(attributes, in: 0..<store.length) }
    }

    func take(_ text: NSAttributedString) {
        guard isOfOwnStore else { return }
        take(text.string, nil)
        text.forEachRun { attributes, range in
            if !attributes.isEmpty { store.setAttributes(attributes, in: range.location..<NSMaxRange(range)) }
        }
    }

    // MARK: Parts of the public members

    func plainCopy(of range: NSRange) -> NSMutableAttributedString {
        let copy = NSMutableAttributedString(string: text(in: range))
        enumerateAttributes(in: range, options: .longestEffectiveRangeNotRequired) { attributes, run, _ in
            guard !attributes.isEmpty else { return }
            copy.setAttributes(attributes, range: NSRange(location: run.location - range.location, length: run.length))
        }
        return copy
    }

    func isEqualText(_ other: NSAttributedString) -> Bool {
        if self === other { return true }
        guard length == other.length, string == other.string else { return false }
        var position = 0
        while position < length {
            var (first, second) = (NSRange(), NSRange())
            let attributes = attributes(at: position, effectiveRange: &first)
            guard AttributeValue.areEqual(attributes, other.attributes(at: position, effectiveRange: &second)) else { return false }
            position = max(min(NSMaxRange(first), NSMaxRange(second)), position + 1)
        }
        return true
    }

    func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        checkAttributeRange(range)
        guard range.length > 0 else { return }
        beginEditing()
        var position = range.location
        while position < NSMaxRange(range) {
            var run = NSRange()
            var values = attributes(at: position, effectiveRange: &run)
            change(&values)
            let end = min(max(NSMaxRange(run), position + 1), NSMaxRange(range))
            setAttributes(values, range: NSRange(location: position, length: end - position))
            position = end
        }
        endEditing()
    }

    /// How far something holds around a position.
    func reach(around location: Int, in limit: NSRange, _ holds: ([NSAttributedString.Key: Any]) -> Bool) -> NSRange {
        var run = NSRange()
        _ = attributes(at: location, effectiveRange: &run)
        var (start, end) = (run.location, NSMaxRange(run))
        while end < NSMaxRange(limit), holds(attributes(at: end, effectiveRange: &run)) { end = max(NSMaxRange(run), end + 1) }
        while start > limit.location, holds(attributes(at: start - 1, effectiveRange: &run)) { start = min(run.location, start - 1) }
        return NSIntersectionRange(NSRange(location: start, length: end - start), limit)
    }

    /// - Parameters:
    ///   - run: The stretch at a position within a range.
    ///   - body: What is to be done with it.
    func enumerateRuns(
        in range: NSRange, isReversed: Bool, _ run: (Int, NSRange) -> NSRange, body: (NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        var (start, end) = (range.location, NSMaxRange(range))
        while start < end, !stop.boolValue {
            let limit = NSRange(location: start, length: end - start)
            let part = NSIntersectionRange(run(isReversed ? end - 1 : start, limit), limit)
            let before = length
            body(part.length > 0 ? part : NSRange(location: isReversed ? end - 1 : start, length: 1), &stop)
            if isReversed {
                end = min(part.length > 0 ? part.location : end - 1, length)
            } else {
                // A block may change the text it was given.
                let change = length - before
                start = max(part.length > 0 ? NSMaxRange(part) : start + 1, start + 1) + change
                end += change
            }
        }
    }
}

extension NSAttributedString {
    /// The stretches that look alike, in order.
    func forEachRun(_ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
        let whole = NSRange(location: 0, length: length)
        enumerateAttributes(in: whole, options: .longestEffectiveRangeNotRequired) { attributes, range, _ in body(attributes, range) }
    }
}

extension NSTextStorage {
    /// The stretches of a range that are kept as one, in order. Neighbours may look alike.
    func forEachStretch(in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
        var position = range.location
        while position < NSMaxRange(range) {
            var run = NSRange()
            let values = attributes(at: position, effectiveRange: &run)
            let end = min(max(NSMaxRange(run), position + 1), NSMaxRange(range))
            body(values, NSRange(location: position, length: end - position))
            position = end
        }
    }
}
