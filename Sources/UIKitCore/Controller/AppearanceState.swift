/// Where a controller is on its way to the screen or from it.
package struct AppearanceState {
    package enum Phase {
        case disappeared
        case appearing
        case appeared
        case disappearing
    }

    package var phase = Phase.disappeared
    var isAnimated = false
    var isMovingToParent = false
    var isMovingFromParent = false
    /// How many transitions send the callbacks at present; the view's coming and going sends none meanwhile.
    package var managerCount = 0
}
