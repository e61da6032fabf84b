import Foundation

/// The colours of legacy archives: numbers as text, packed in base64.
enum LegacyColor {
    /// The `<color>` of format 3.0; nil for a colour that is not understood.
    static func element(for value: DocumentElement, key: String, _ archive: LegacyArchive) -> DocumentElement? {
        var color = DocumentElement(name: "color", attributes: ["key": key], line: value.line)
        if let name = archive.text("IBUIColorCocoaTouchKeyPath", of: value) {
            color.attributes["cocoaTouchSystemColor"] = name
            return color
        }
        if let numbers = numbers(archive.value("NSRGB", of: value)), numbers.count >= 3 {
            for (name, number) in zip(["red", "green", "blue"], numbers) { color.attributes[name] = "\(number)" }
            color.attributes["alpha"] = "\(numbers.count > 3 ? numbers[3] : 1)"
            return color
        }
        if let numbers = numbers(archive.value("NSWhite", of: value)), let white = numbers.first {
            color.attributes["white"] = "\(white)"
            color.attributes["alpha"] = "\(numbers.count > 1 ? numbers[1] : 1)"
            return color
        }
        return nil
    }

    /// The padding is left out, and a byte of zero ends the text.
    private static func numbers(_ element: DocumentElement?) -> [Double]? {
        guard let packed = element?.text.filter({ !$0.isWhitespace }), !packed.isEmpty else { return nil }
        let padded = packed + String(repeating: "=", count: (4 - packed.count % 4) % 4)
        guard let bytes = Data(base64Encoded: padded) else { return nil }
        return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self).split(separator: " ").compactMap { Double($0) }
    }
}
