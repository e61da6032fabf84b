/// The kind of view, for those who speak of views to a user. Views without one are told by their traits.
@_spi(ForasteroInternal)
public enum SpokenRole: Sendable {
    // What holds others.
    case alert
    case sheet
    case bar
    case choices
    case list
    case menu
    case scrollArea
    case tabList

    // What stands in them.
    case activity
    case choice
    case menuItem
    case progress
    case readOnlyText
    case wheel

    /// True of what others are inside of, and which is passed over as an element itself.
    package var isContainer: Bool {
        switch self {
        case .alert, .sheet, .bar, .choices, .list, .menu, .scrollArea, .tabList: true
        case .activity, .choice, .menuItem, .progress, .readOnlyText, .wheel: false
        }
    }
}

/// A number that a view shows.
@_spi(ForasteroInternal)
public struct SpokenAmount: Sendable {
    public var current: Double
    public var range: ClosedRange<Double>
    /// The smallest change, above 0.
    public var step: Double

    /// A number between bounds, which is kept within them.
    public init(_ current: Double, in range: ClosedRange<Double>, step: Double) {
        self.current = min(max(current, range.lowerBound), range.upperBound)
        (self.range, self.step) = (range, step)
    }
}

/// A place among others of a kind.
@_spi(ForasteroInternal)
public struct SpokenPlace: Sendable {
    /// Counted from 1.
    public var index: Int
    public var count: Int

    /// A place by its number.
    public init(_ index: Int, of count: Int) {
        (self.index, self.count) = (index, count)
    }
}
