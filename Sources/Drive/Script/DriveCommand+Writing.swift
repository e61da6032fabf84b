import CoreGraphics

/// The line of a script that reads as this command.
extension DriveCommand: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tap, .doubleTap, .press, .drag, .twoFingerDrag, .swipe, .fling, .pinch, .rotate, .wheel: touchLine
        case .type(let text): "type \(LegibleText.quote(text))"
        case .key(let key): "key \(DriveWord.word(key.description))"
        case .clear(let target): "clear \(target)"
        case .wait(let seconds): "wait \(LegibleText.number(seconds))"
        case .until(let name, let seconds): "until \(LegibleText.quote(name)) \(LegibleText.number(seconds))"
        case .rotateDevice(let direction): "rotate-device \(direction.rawValue)"
        case .background: "background"
        case .foreground: "foreground"
        case .memoryWarning: "memory-warning"
        case .shake: "shake"
        case .openURL(let text): "open-url \(LegibleText.quote(text))"
        case .shortcut(let type): "shortcut \(LegibleText.quote(type))"
        case .appearance(let appearance): "appearance \(appearance.rawValue)"
        case .textSize(let steps): "text-size \(steps)"
        case .location(let place): "location " + (place?.description ?? "none")
        case .network(let network): "network \(network.rawValue)"
        case .biometry(let biometry): "biometry \(biometry.rawValue)"
        case .authenticate(let answer): "authenticate \(answer.rawValue)"
        case .expect(let name): "expect \(LegibleText.quote(name))"
        case .expectNot(let name): "expect-not \(LegibleText.quote(name))"
        case .expectValue(let name, let value): "expect-value \(LegibleText.quote(name)) \(LegibleText.quote(value))"
        case .expectSelected(let name): "expect-selected \(LegibleText.quote(name))"
        case .snapshot(let path): "snapshot \(LegibleText.quote(path))"
        case .dump(let path): "dump \(LegibleText.quote(path))"
        case .quit: "quit"
        case .kill: "kill"
        }
    }

    private var touchLine: String {
        switch self {
        case .doubleTap(let target): "doubletap \(target)"
        case .press(let target, let seconds): "press \(target) \(LegibleText.number(seconds))"
        case .drag(let source, let destination, let rest, let seconds, let hold):
            "drag \(source) to \(destination)" + (rest > 0 ? " after \(LegibleText.number(rest))" : "")
                + " in \(LegibleText.number(seconds))" + (hold > 0 ? " hold \(LegibleText.number(hold))" : "")
        case .twoFingerDrag(let source, let destination, let seconds):
            "two-finger-drag \(source) to \(destination) in \(LegibleText.number(seconds))"
        case .swipe(let direction, let target): "swipe \(direction.rawValue) \(target)"
        case .fling(let target, let velocity):
            "fling \(target) \(LegibleText.number(velocity.dx)) \(LegibleText.number(velocity.dy))"
        case .pinch(let target, let scale): "pinch \(target) \(LegibleText.number(scale))"
        case .rotate(let target, let degrees): "rotate \(target) \(LegibleText.number(degrees))"
        case .wheel(let target, let notches):
            "wheel \(target) \(LegibleText.number(notches.dx)) \(LegibleText.number(notches.dy))"
        case .tap(let target): "tap \(target)"
        default: ""
        }
    }
}

extension DriveTarget: CustomStringConvertible {
    /// The words of a script that read as this target.
    public var description: String {
        switch self {
        case .point(let point): "\(LegibleText.number(point.x)) \(LegibleText.number(point.y))"
        case .named(let name): LegibleText.quote(name)
        }
    }
}

extension DriveKey: CustomStringConvertible {
    /// The word of a script that reads as this key, such as `cmd+shift+z`.
    public var description: String {
        (Modifier.allCases.filter(modifiers.contains).map(\.rawValue) + [name]).joined(separator: "+")
    }
}

extension DriveWord {
    /// Bare where that reads as the same word.
    static func word(_ text: String) -> String { (try? words(of: text)) == [.bare(text)] ? text : LegibleText.quote(text) }
}
