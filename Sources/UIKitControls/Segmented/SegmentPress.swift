/// A finger on a segmented control.
struct SegmentPress: Equatable {
    /// The segment below it; nil while it is elsewhere.
    var segment: Int?
    /// True if it came down on the chosen segment, and so takes the choice with it.
    var movesChoice: Bool
}
