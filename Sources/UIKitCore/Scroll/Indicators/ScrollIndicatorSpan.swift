import Foundation

/// Where an indicator stands along its track.
struct ScrollIndicatorSpan: Equatable {
    private(set) var start: CGFloat
    private(set) var length: CGFloat

    /// - Parameters:
    ///   - track: the way that the indicator has.
    ///   - range: the offsets at which the content may rest.
    ///   - seen: how much of the content is seen.
    init(track: ClosedRange<CGFloat>, offset: CGFloat, range: ClosedRange<CGFloat>, seen: CGFloat, theme: ScrollIndicatorTheme) {
        let way = track.upperBound - track.lowerBound
        let hidden = range.upperBound - range.lowerBound
        let natural = hidden > 0 && seen > 0 ? way * seen / (seen + hidden) : way
        let full = min(max(natural, theme.leastLength), way)
        let beyond = max(range.lowerBound - offset, offset - range.upperBound, 0)
        length = min(max(full - beyond, theme.leastSqueezedLength), way)
        let part = hidden > 0 ? min(max((offset - range.lowerBound) / hidden, 0), 1) : (offset > range.lowerBound ? 1 : 0)
        start = track.lowerBound + (way - length) * part
    }
}
