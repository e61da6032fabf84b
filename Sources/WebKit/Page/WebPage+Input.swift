import Foundation
import UIKit
internal import WebProtocol

extension WebPage {
    /// Numbers of X11's keys that have no character.
    enum Key: Int {
        case backspace = 0xFF08
        case tab = 0xFF09
        case `return` = 0xFF0D
        case escape = 0xFF1B
        case home = 0xFF50
        case left = 0xFF51
        case up = 0xFF52
        case right = 0xFF53
        case down = 0xFF54
        case pageUp = 0xFF55
        case pageDown = 0xFF56
        case end = 0xFF57
        case delete = 0xFFFF
    }

    private enum PointerEvent: Int {
        case moves, down, up
    }

    /// A finger has touched a point of the page, measured from the corner of the visible part.
    func tap(at point: CGPoint, count: Int) {
        setFocus(true)
        self.point(.moves, point)
        for _ in 0..<max(count, 1) {
            self.point(.down, point)
            self.point(.up, point)
        }
        holdClock()
    }

    func setFocus(_ isFocused: Bool) { send(WEB_VIEW_FOCUS) { $0.add(isFocused) } }

    /// A wheel or a finger moves a part of the page that scrolls by itself.
    func turnWheel(at point: CGPoint, by delta: CGVector) {
        send(WEB_VIEW_WHEEL) {
            $0.add(Double(point.x))
            $0.add(Double(point.y))
            $0.add(Double(delta.dx))
            $0.add(Double(delta.dy))
        }
    }

    /// Text is typed where the page is being edited. A single character comes as a key does, so that scripts see it.
    func type(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        guard scalars.count == 1, let scalar = scalars.first else { return send(WEB_VIEW_TEXT) { $0.add(text) } }
        switch scalar {
        case "\n": press(Key.return.rawValue)
        case "\t": press(Key.tab.rawValue)
        default: press(Int(scalar.value) < 0x100 ? Int(scalar.value) : 0x0100_0000 + Int(scalar.value))
        }
    }

    /// - Parameter key: its number in X11.
    func press(_ key: Int, modifiers: UIKeyModifierFlags = []) {
        var state = 0
        if modifiers.contains(.shift) { state |= 1 << 0 }
        if modifiers.contains(.control) || modifiers.contains(.command) { state |= 1 << 2 }
        if modifiers.contains(.alternate) { state |= 1 << 3 }
        for isDown in [true, false] {
            send(WEB_VIEW_KEY) {
                $0.add(isDown)
                $0.add(key)
                $0.add(state)
            }
        }
        holdClock()
    }

    func editingChanged(_ fields: inout WebFields) {
        let (isEditing, purpose) = (fields.flag(), fields.number())
        view?.contentView.setEditing(isEditing, purpose: purpose)
    }

    private func point(_ event: PointerEvent, _ place: CGPoint) {
        send(WEB_VIEW_POINTER) {
            $0.add(event.rawValue)
            $0.add(Double(place.x))
            $0.add(Double(place.y))
            $0.add(0)
        }
    }
}
