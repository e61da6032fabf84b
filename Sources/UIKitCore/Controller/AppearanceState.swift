/// Where a controller is on its way to the screen or from it.
struct AppearanceState {
    enum Phase {
        case disappeared
        case appearing
        case appeared
        case disappearing
    }

    var phase = Phase.disappeared
    var isAnimated = false
    var isMovingToParent = false
    var isMovingFromParent = false
    /// How many transitions send the callbacks at present; the view's coming and going sends none meanwhile.
    var managerCount = 0
}
