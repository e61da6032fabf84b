package import Display

// The display's terms for input, as UIKit's.

extension UIKeyModifierFlags {
    package init(_ modifiers: KeyModifiers) {
        self = []
        if modifiers.contains(.capsLock) { insert(.alphaShift) }
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.alternate) { insert(.alternate) }
        if modifiers.contains(.command) { insert(.command) }
    }
}

extension UIEvent.ButtonMask {
    init(_ buttons: PointerEvent.Buttons) {
        self = []
        if buttons.contains(.primary) { insert(.primary) }
        if buttons.contains(.secondary) { insert(.secondary) }
        if buttons.contains(.middle) { insert(.button(3)) }
    }
}

extension PointerEvent.Kind {
    var touchType: UITouch.TouchType {
        switch self {
        // ad-hoc: a mouse is a finger, so that code written for fingers works with it.
        case .touch, .mouse: .direct
        case .pen: .pencil
        }
    }
}
