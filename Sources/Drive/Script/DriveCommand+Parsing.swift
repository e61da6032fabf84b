import CoreGraphics

extension DriveCommand {
    /// Reads the command that a line holds; nil when it holds none.
    init?(parsing words: inout DriveWords) throws(DriveSyntaxError) {
        guard let word = words.takeWord() else { return nil }
        guard case .bare(let name) = word else { throw DriveSyntaxError("a command is missing before \"\(word.text)\"") }
        guard let verb = DriveVerb(rawValue: name) else { throw DriveSyntaxError(DriveVerb.unknown(name)) }
        self = try verb.command(from: &words)
        try words.end()
    }
}

extension DriveVerb {
    fileprivate func command(from words: inout DriveWords) throws(DriveSyntaxError) -> DriveCommand {
        switch self {
        case .tap, .doubleTap, .press, .drag, .twoFingerDrag, .swipe, .fling, .pinch, .rotate, .wheel: try touch(from: &words)
        case .type: .type(try words.quoted("the text to type"))
        case .key: .key(try Self.key(from: &words))
        case .clear: .clear(try words.target())
        case .wait: .wait(seconds: try words.seconds("the time to wait", atMost: 86_400))
        case .until: .until(try words.quoted("what to wait for"), seconds: try words.seconds("how long to wait at most"))
        case .rotateDevice: .rotateDevice(try words.direction())
        case .background: .background
        case .foreground: .foreground
        case .memoryWarning: .memoryWarning
        case .shake: .shake
        case .openURL: .openURL(try words.text("the URL to open"))
        case .shortcut: .shortcut(try words.text("the type of the shortcut"))
        case .appearance: .appearance(try words.appearance())
        case .textSize: .textSize(steps: try words.steps("the number of steps"))
        case .location: .location(try Self.place(from: &words))
        case .network: .network(try words.choice("what leads out of the device"))
        case .biometry: .biometry(try words.choice("what the user is recognised by"))
        case .authenticate: .authenticate(try words.choice("how the user answers"))
        case .expect: .expect(try words.quoted("what to expect"))
        case .expectNot: .expectNot(try words.quoted("what not to expect"))
        case .expectValue: .expectValue(try words.quoted("whose value to expect"), value: try words.text("the value to expect"))
        case .expectSelected: .expectSelected(try words.quoted("what to expect selected"))
        case .snapshot: .snapshot(path: try words.text("the picture's file"))
        case .dump: .dump(path: try words.text("the dump's file"))
        case .quit: .quit
        case .kill: .kill
        }
    }

    private func touch(from words: inout DriveWords) throws(DriveSyntaxError) -> DriveCommand {
        switch self {
        case .doubleTap: return .doubleTap(try words.target())
        case .press: return .press(try words.target(), seconds: try words.seconds("how long to press"))
        case .drag: return try Self.drag(from: &words)
        case .twoFingerDrag: return try Self.twoFingerDrag(from: &words)
        case .swipe:
            let direction = try words.direction()
            return .swipe(direction, try words.target())
        case .fling:
            let target = try words.target()
            let dx = try words.number("the speed to the right")
            return .fling(target, velocity: CGVector(dx: dx, dy: try words.number("the speed downwards")))
        case .pinch:
            let target = try words.target()
            let scale = try words.number("the scale")
            guard scale > 0 else { throw DriveSyntaxError("a pinch needs a scale above 0, not \(scale)") }
            return .pinch(target, scale: scale)
        case .rotate: return .rotate(try words.target(), degrees: try words.number("the angle"))
        case .wheel:
            let target = try words.target()
            let dx = try words.notches("how far to the right the wheel turns")
            return .wheel(target, delta: CGVector(dx: dx, dy: try words.notches("how far down the wheel turns")))
        default: return .tap(try words.target())
        }
    }

    private static func drag(from words: inout DriveWords) throws(DriveSyntaxError) -> DriveCommand {
        let source = try words.target()
        guard words.take("to") else {
            throw DriveSyntaxError("a drag is written: drag <from> to <target> [after <seconds>] [in <seconds>] [hold <seconds>]")
        }
        let destination = try words.target()
        let rest = words.take("after") ? try words.seconds("how long to rest before the drag") : 0
        let seconds = words.take("in") ? try words.seconds("how long to drag", atMost: 60) : 0.3
        let hold = words.take("hold") ? try words.seconds("how long to rest at the end") : 0
        return .drag(source, to: destination, after: rest, seconds: seconds, hold: hold)
    }

    private static func twoFingerDrag(from words: inout DriveWords) throws(DriveSyntaxError) -> DriveCommand {
        let source = try words.target()
        guard words.take("to") else { throw DriveSyntaxError("it is written: two-finger-drag <from> to <target> [in <seconds>]") }
        let destination = try words.target()
        return .twoFingerDrag(
            source, to: destination, seconds: words.take("in") ? try words.seconds("how long to drag", atMost: 60) : 0.3)
    }

    private static func place(from words: inout DriveWords) throws(DriveSyntaxError) -> DrivePlace? {
        if words.take("none") { return nil }
        let latitude = try words.number("the latitude, or none")
        let longitude = try words.number("the longitude")
        guard abs(latitude) <= 90, abs(longitude) <= 180 else {
            throw DriveSyntaxError(
                "there is no place at \(latitude) \(longitude); a latitude is -90 to 90 degrees, "
                    + "a longitude -180 to 180")
        }
        return DrivePlace(latitude: latitude, longitude: longitude)
    }

    private static func key(from words: inout DriveWords) throws(DriveSyntaxError) -> DriveKey {
        let text = try words.text("the key")
        guard let key = DriveKey(parsing: text) else {
            let known = DriveKey.names.sorted().joined(separator: ", ")
            throw DriveSyntaxError("unknown key \"\(text)\"; a key is one character or one of \(known)")
        }
        return key
    }
}
