/// Knows where the parts of a text begin and end.
// apple: https://developer.apple.com/documentation/uikit/uitextinputtokenizer
@preconcurrency @MainActor @objc public protocol UITextInputTokenizer: NSObjectProtocol {
    /// The part around a position; of two that meet there, the one that lies in the direction. Nil between parts.
    @objc(rangeEnclosingPosition:withGranularity:inDirection:)
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Returns true if a part ends at a position for one who goes in a direction.
    @objc(isPosition:atBoundary:inDirection:)
    func isPosition(_ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool
    /// Where one who goes in a direction comes to the end of the next part; nil if there is none.
    @objc(positionFromPosition:toBoundary:inDirection:)
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Says whether a position is in a part, or at its end that lies against the direction.
    @objc(isPosition:withinTextUnit:inDirection:)
    func isPosition(_ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection)
        -> Bool
}
