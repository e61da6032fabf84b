import CoreGraphics

/// The line of a script that reads as this command.
extension DriveCommand: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tap, .doubleTap, .press, .drag, .swipe, .fling, .pinch, .rotate: touchLine
        case .type(let text): "type \(DriveWord.quote(text))"
        case .key(let key): "key \(DriveWord.word(key.description))"
        case .clear(let target): "clear \(target)"
        case .wait(let seconds): "wait \(DriveWord.number(seconds))"
        case .until(let name, let seconds): "until \(DriveWord.quote(name)) \(DriveWord.number(seconds))"
        case .rotateDevice(let direction): "rotate-device \(direction.rawValue)"
        case .background: "background"
        case .foreground: "foreground"
        case .memoryWarning: "memory-warning"
        case .shake: "shake"
        case .appearance(let appearance): "appearance \(appearance.rawValue)"
        case .textSize(let steps): "text-size \(steps)"
        case .expect(let name): "expect \(DriveWord.quote(name))"
        case .expectNot(let name): "expect-not \(DriveWord.quote(name))"
        case .expectValue(let name, let value): "expect-value \(DriveWord.quote(name)) \(DriveWord.quote(value))"
        case .expectSelected(let name): "expect-selected \(DriveWord.quote(name))"
        case .snapshot(let path): "snapshot \(DriveWord.quote(path))"
        case .dump(let path): "dump \(DriveWord.quote(path))"
        case .quit: "quit"
        case .kill: "kill"
        }
    }

    private var touchLine: String {
        switch self {
        case .doubleTap(let target): "doubletap \(target)"
        case .press(let target, let seconds): "press \(target) \(DriveWord.number(seconds))"
        case .drag(let source, let destination, let seconds, let hold):
            "drag \(source) to \(destination) in \(DriveWord.number(seconds))" + (hold > 0 ? " hold \(DriveWord.number(hold))" : "")
        case .swipe(let direction, let target): "swipe \(direction.rawValue) \(target)"
        case .fling(let target, let velocity):
            "fling \(target) \(DriveWord.number(velocity.dx)) \(DriveWord.number(velocity.dy))"
        case .pinch(let target, let scale): "pinch \(target) \(DriveWord.number(scale))"
        case .rotate(let target, let degrees): "rotate \(target) \(DriveWord.number(degrees))"
        case .tap(let target): "tap \(target)"
        default: ""
        }
    }
}

extension DriveTarget: CustomStringConvertible {
    /// The words of a script that read as this target.
    public var description: String {
        switch self {
        case .point(let point): "\(DriveWord.number(point.x)) \(DriveWord.number(point.y))"
        case .named(let name): DriveWord.quote(name)
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
    static func quote(_ text: String) -> String {
        let escaped = text.map { (character: Character) -> String in
            switch character {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\t": "\\t"
            default: String(character)
            }
        }
        return "\"" + escaped.joined() + "\""
    }

    /// Bare where that reads as the same word.
    static func word(_ text: String) -> String { (try? words(of: text)) == [.bare(text)] ? text : quote(text) }

    /// With three places at most, so that scripts stay legible.
    static func number(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
