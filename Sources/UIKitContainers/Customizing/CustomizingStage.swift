/// The steps while the user rearranges tabs, in their order.
enum CustomizingStage {
    /// The items are those that will be offered.
    case willBegin
    case didBegin
    /// The items are those on the bar now; the screen can still be seen.
    case willEnd(changed: Bool)
    /// The screen is gone.
    case didEnd(changed: Bool)
}
