import UIKitCore

/// A finger on a switch: whether it taps or moves the thumb, and to which end.
struct SwitchDrag {
    /// From where the finger has to go a certain way for the thumb to follow.
    private var anchor: CGFloat
    private let distance: CGFloat
    /// True if the switch would be on if the finger were lifted now.
    private(set) var isOn: Bool
    /// True if the finger has moved the thumb or tried to: then it is no tap.
    private(set) var hasMoved = false

    init(from x: CGFloat, isOn: Bool, distance: CGFloat) {
        anchor = x
        self.isOn = isOn
        self.distance = distance
    }

    /// - Parameter x: growing towards the end at which the switch is on.
    mutating func move(to x: CGFloat) {
        let way = x - anchor
        guard abs(way) >= distance else { return }
        hasMoved = true
        isOn = way > 0
        anchor = x
    }
}
