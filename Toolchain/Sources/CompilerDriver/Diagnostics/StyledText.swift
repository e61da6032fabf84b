/// Text with the escape sequences that colour it on a terminal.
enum StyledText {
    /// The text without escape sequences: colours (`ESC [ … letter`) and links (`ESC ] … ESC \`).
    static func plain(_ text: String) -> String {
        guard text.utf8.contains(0x1B) else { return text }
        var result: [UInt8] = []
        var bytes = Array(text.utf8)[...]
        while let byte = bytes.popFirst() {
            guard byte == 0x1B else {
                result.append(byte)
                continue
            }
            switch bytes.popFirst() {
            case UInt8(ascii: "["):
                while let next = bytes.popFirst(), !(0x40...0x7E).contains(next) {}
            case UInt8(ascii: "]"):
                var previous: UInt8 = 0
                while let next = bytes.popFirst(), next != 0x07, !(previous == 0x1B && next == UInt8(ascii: "\\")) { previous = next }
            default: break
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The colour of line numbers and frames.
    static func gutter(_ text: String, isStyled: Bool) -> String {
        isStyled ? "\u{1B}[0;36m\(text)\u{1B}[0;0m" : text
    }
}
