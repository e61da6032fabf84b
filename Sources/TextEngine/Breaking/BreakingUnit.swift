/// What breaking a text into lines has to know of one UTF-16 unit.
public struct BreakingUnit: Sendable {
    /// In points, the space behind the character included; 0 for all but the first unit of a character.
    public var advance: CGFloat = 0
    /// True if a line may begin here.
    public var canStartLine = false
    /// True if a character begins here, as people count them.
    public var startsCharacter = false
    /// True if it may stand beyond the end of a line, as spaces do.
    public var isBlank = false
    /// True if its width depends on where it stands.
    public var isTab = false
    /// True if the line ends behind it in any case.
    public var endsLine = false
}
