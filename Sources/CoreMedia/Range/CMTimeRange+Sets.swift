extension CMTimeRange {
    /// Returns true if a moment lies in it: at its start or behind, and before its end.
    public func containsTime(_ time: CMTime) -> Bool { isValid && time.isNumeric && time >= start && time < end }

    /// Returns true if all of another range lies in this one. An empty range lies in one that begins or ends where it is, too.
    public func containsTimeRange(_ range: CMTimeRange) -> Bool {
        isValid && range.isValid && range.start >= start && range.end <= end
    }

    /// The intersection: empty, at zero, if there is none.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        let (first, last) = (max(start, otherRange.start), min(end, otherRange.end))
        return first < last ? CMTimeRange(start: first, end: last) : .zero
    }

    /// The smallest range that holds both.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        if isEmpty { return otherRange }
        if otherRange.isEmpty { return self }
        return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }

    /// As in `{{0/1 = 0.000}, {900/600 = 1.500}}`.
    var text: String { isValid ? "{\(start.text), \(duration.text)}" : "{INVALID}" }
}
