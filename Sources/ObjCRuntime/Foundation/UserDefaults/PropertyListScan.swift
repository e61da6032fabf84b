import Foundation

/// Looks over a property list in XML before it is parsed: Foundation's parser has no limit to its depth, and does not say where
/// a file ends too early.
enum PropertyListScan {
    static func check(_ data: Data, depthLimit: Int) throws(DefaultsFileFormat.Damage) {
        var depth = 0
        var line = 1
        var previous: UInt8 = 0
        var tag = Tag.none
        for (offset, byte) in data.enumerated() {
            if previous == UInt8(ascii: "<") { tag = Tag(secondByte: byte) }
            switch byte {
            case 0: throw .init(reason: "byte \(offset): there is a null byte, so it is no text")
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: ">"):
                if tag == .opening, previous != UInt8(ascii: "/") { depth += 1 }
                if tag == .closing { depth -= 1 }
                tag = .none
                if depth > depthLimit { throw .init(reason: "line \(line): it is nested more than \(depthLimit) levels deep") }
            default: break
            }
            previous = byte
        }
        if depth > 0 { throw .init(reason: "line \(line): it ends before its \(depth) open elements do") }
    }

    private enum Tag {
        case none
        case opening
        case closing

        /// Declarations and comments open nothing.
        init(secondByte: UInt8) {
            switch secondByte {
            case UInt8(ascii: "/"): self = .closing
            case UInt8(ascii: "?"), UInt8(ascii: "!"): self = .none
            default: self = .opening
            }
        }
    }
}
