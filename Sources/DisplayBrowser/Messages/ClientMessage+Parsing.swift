import Display
import Foundation

extension ClientMessage {
    /// A longer message is not read. The clipboard is what is long.
    static let longest = 1 << 20
    /// A longer question of an inspecting page is not read.
    private static let longestQuestion = 1 << 18
    /// A larger screen is not made, as it takes four bytes for a pixel several times over.
    private static let mostPixels = 1 << 24

    /// Reads a message of a page.
    init(parsing text: String) throws(ClientMessageError) {
        let fields = try MessageFields(text)
        switch try fields.text("type") {
        case "acknowledge": self = .acknowledge(frame: try fields.integer("frame", in: 0...Int(UInt32.max)))
        case "takeOver": self = .takeOver
        case "pointer": self = .pointer(try Pointer(fields))
        case "wheel": self = .wheel(try Wheel(fields))
        case "key": self = .key(try Key(fields))
        case "text": self = .text(.committed(try fields.text("text", longest: 65_536)))
        case "composition": self = .text(try Self.composition(fields))
        case "clipboard": self = .clipboard(try fields.text("text", longest: Self.longest))
        case "appearance": self = .appearance(try fields.flag("isDark") ? .dark : .light)
        case "resize": self = .resize(try Self.geometry(fields))
        case "device":
            let commands = Dictionary(uniqueKeysWithValues: DeviceCommand.allCases.map { ($0.rawValue, $0) })
            self = .device(try fields.choice("command", commands))
        case "inspect":
            guard text.utf8.count <= Self.longestQuestion else { throw ClientMessageError("a question is too long") }
            self = .inspect(text)
        default: throw ClientMessageError("a message is of a type that does not exist")
        }
    }

    private static func composition(_ fields: MessageFields) throws(ClientMessageError) -> TextEvent {
        let text = try fields.text("text", longest: 65_536)
        let length = text.utf16.count
        let start = try fields.integer("start", in: 0...length)
        return .composing(text, selection: start..<(try fields.integer("end", in: start...length)))
    }

    private static func geometry(_ fields: MessageFields) throws(ClientMessageError) -> ScreenGeometry {
        let sides = 100.0...4096
        let size = CGSize(width: try fields.number("width", in: sides), height: try fields.number("height", in: sides))
        let geometry = ScreenGeometry(size: size, scale: CGFloat(try fields.integer("scale", in: 1...3)))
        guard geometry.pixelSize.width * geometry.pixelSize.height <= mostPixels else {
            throw ClientMessageError("a screen has too many pixels")
        }
        return geometry
    }
}

extension ClientMessage.Pointer {
    fileprivate init(_ fields: MessageFields) throws(ClientMessageError) {
        id = try fields.integer("id", in: 0...Int(Int32.max))
        kind = try fields.choice("kind", ["touch": .touch, "mouse": .mouse, "pen": .pen])
        phase = try fields.choice(
            "phase", ["began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled, "hovered": .hovered])
        location = try fields.place()
        buttons = PointerEvent.Buttons(rawValue: try fields.integer("buttons", in: 0...7))
        modifiers = try fields.modifiers()
        pressure = CGFloat(try fields.number("pressure", in: 0...1))
    }
}

extension ClientMessage.Wheel {
    fileprivate init(_ fields: MessageFields) throws(ClientMessageError) {
        location = try fields.place()
        delta = CGSize(width: try fields.number("dx", in: -1000...1000), height: try fields.number("dy", in: -1000...1000))
        isPrecise = try fields.flag("isPrecise")
        modifiers = try fields.modifiers()
    }
}

extension ClientMessage.Key {
    fileprivate init(_ fields: MessageFields) throws(ClientMessageError) {
        isDown = try fields.flag("isDown")
        usage = KeyCodes.usage(of: try fields.text("code")) ?? 0
        characters = try fields.text("characters")
        modifiers = try fields.modifiers()
        isRepeat = try fields.flag("isRepeat")
    }
}
