internal import Drive
import Foundation

// The gestures of a finger. Before and after each the app is let come to rest; an element that is scrolled away is scrolled to.
extension XCUIElement {
    /// Finds the element and has the app do something with it; fails the test where that is not possible.
    /// - Parameter purpose: as messages name it: `tap`.
    func perform(_ purpose: String, _ request: (RemoteTarget) -> RemoteRequest) {
        guard let node = resolve(for: purpose) else { return }
        application.perform(request(.element(node.record.number)), "\(purpose) \(path.title)", on: node)
    }

    /// Puts a finger down at its middle, and lifts it. Fails the test where it is not there or cannot be reached.
    public func tap() { perform("tap") { .tap($0, taps: 1, fingers: 1) } }

    /// Taps twice in quick succession.
    public func doubleTap() { perform("double tap") { .tap($0, taps: 2, fingers: 1) } }

    /// Taps with two fingers at once.
    public func twoFingerTap() { perform("two finger tap") { .tap($0, taps: 1, fingers: 2) } }

    /// Taps several times with several fingers at once.
    public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
        guard numberOfTaps > 0, (1...5).contains(numberOfTouches) else {
            fatalError("XCUIElement: \(numberOfTaps) taps with \(numberOfTouches) fingers are not possible. A hand has one to five.")
        }
        perform("tap") { .tap($0, taps: numberOfTaps, fingers: numberOfTouches) }
    }

    /// Puts a finger down on it for so many seconds.
    public func press(forDuration duration: TimeInterval) { perform("press") { .press($0, duration: duration) } }

    /// Puts a finger down on it, and after a while drags it to another element.
    public func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
        press(forDuration: duration, thenDragTo: otherElement, withVelocity: .default, thenHoldForDuration: 0)
    }

    /// The same at a speed; at the end the finger rests for so many seconds.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration holdDuration: TimeInterval
    ) {
        guard let end = otherElement.resolve(for: "drag to") else { return }
        let point = CGPoint(x: end.frame.midX, y: end.frame.midY)
        perform("press and drag") {
            .drag($0, to: .point(point), press: duration, velocity: Double(velocity.rawValue), hold: holdDuration)
        }
    }

    /// Swipes from its middle, up.
    public func swipeUp() { swipeUp(velocity: .default) }
    /// Swipes from its middle, down.
    public func swipeDown() { swipeDown(velocity: .default) }
    /// Swipes from its middle, to the left.
    public func swipeLeft() { swipeLeft(velocity: .default) }
    /// Swipes from its middle, to the right.
    public func swipeRight() { swipeRight(velocity: .default) }

    /// Swipes up at a speed.
    public func swipeUp(velocity: XCUIGestureVelocity) { swipe("swipe up", CGVector(dx: 0, dy: -1), velocity) }
    /// Swipes down at a speed.
    public func swipeDown(velocity: XCUIGestureVelocity) { swipe("swipe down", CGVector(dx: 0, dy: 1), velocity) }
    /// Swipes to the left at a speed.
    public func swipeLeft(velocity: XCUIGestureVelocity) { swipe("swipe left", CGVector(dx: -1, dy: 0), velocity) }
    /// Swipes to the right at a speed.
    public func swipeRight(velocity: XCUIGestureVelocity) { swipe("swipe right", CGVector(dx: 1, dy: 0), velocity) }

    private func swipe(_ purpose: String, _ direction: CGVector, _ velocity: XCUIGestureVelocity) {
        perform(purpose) { .swipe($0, dx: Double(direction.dx), dy: Double(direction.dy), velocity: Double(velocity.rawValue)) }
    }

    /// Moves two fingers until they are `scale` times as far apart, by so much a second.
    public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
        perform("pinch") { .pinch($0, scale: Double(scale), velocity: Double(velocity)) }
    }

    /// Turns two fingers clockwise, in radians, by so much a second.
    public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
        perform("rotate") { .rotate($0, angle: Double(rotation), velocity: Double(velocity)) }
    }

    // MARK: Sliders and wheels

    /// Where a slider stands, from 0 to 1, as its value says; 0 for what is no slider.
    public var normalizedSliderPosition: CGFloat {
        guard let value = resolve(for: "get matching snapshot", titled: false)?.record.value else { return 0 }
        let number = Double(value.trimmingCharacters(in: CharacterSet(charactersIn: "0123456789.").inverted)) ?? 0
        return value.contains("%") ? CGFloat(number / 100) : CGFloat(number)
    }

    /// Drags the thumb of a slider to a position from 0 to 1.
    public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
        perform("adjust slider") { .slide($0, position: Double(normalizedSliderPosition)) }
    }

    /// Turns the wheel of a picker until it rests on a value.
    public func adjust(toPickerWheelValue pickerWheelValue: String) {
        perform("adjust picker wheel") { .turnWheel($0, value: pickerWheelValue) }
    }
}
