/// The phases of a touch that the view under it has been given, and those that are held back from it.
struct TouchDelivery {
    /// A change that waits until gesture recognisers have made up their minds.
    enum Held {
        case began
        case moved
        case ended
    }

    /// True if the view has got `touchesBegan`.
    var hasBegun = false
    /// True if the view has got `touchesEnded` or `touchesCancelled`, or is never to get the touch at all.
    var isFinished = false
    /// In the order in which they happened.
    var held: [Held] = []
}
