import Foundation

/// How settings are turned into identifiers, lists and truth.
package enum SettingText {
    /// The name of a module: what no identifier has becomes "_", and so does a digit at the start.
    package static func c99Identifier(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isDigit = ("0"..."9").contains(scalar)
            let fits = isDigit || scalar == "_" || (scalar.isASCII ? scalar.properties.isAlphabetic : scalar.properties.isXIDContinue)
            result.append(fits && !(isDigit && result.isEmpty) ? scalar : "_")
        }
        return String(result)
    }

    /// For host names: letters and digits of ASCII, and "-" for anything else, a first digit among it.
    static func rfc1034Identifier(_ text: String) -> String { asciiIdentifier(text, filler: "-", keepsDash: true) }

    static func identifier(_ text: String) -> String { asciiIdentifier(text, filler: "_", keepsDash: false) }

    private static func asciiIdentifier(_ text: String, filler: Unicode.Scalar, keepsDash: Bool) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
            // A mark that was split off its letter is no character of its own.
            if scalar.properties.canonicalCombiningClass != .notReordered {
                if let last = result.popLast() { result.append(last == filler ? last : filler) }
                continue
            }
            let isDigit = ("0"..."9").contains(scalar)
            let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
            let fits = isLetter || isDigit && !result.isEmpty || keepsDash && scalar == "-" || !keepsDash && scalar == "_"
            result.append(fits ? scalar : filler)
        }
        return String(result)
    }

    /// As `NSString.boolValue` reads it: a "Y", "T" or a digit above zero at the start.
    package static func isTrue(_ text: String) -> Bool {
        let text = text.drop { $0 == " " || $0 == "\t" }
        guard let first = text.drop(while: { $0 == "+" || $0 == "-" || $0 == "0" }).first else { return false }
        return "YyTt123456789".contains(first)
    }

    /// Split at white space, with quotes and backslashes as in a shell.
    package static func words(_ text: String) -> [String] {
        var words: [String] = [], word = "", isInside = false, quote: Character?
        var characters = text.makeIterator()
        while let character = characters.next() {
            if character == "\\", quote != "'" {
                if let next = characters.next() { word.append(next) }
                isInside = true
            } else if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                isInside = true
            } else if character.isWhitespace {
                if isInside { words.append(word) }
                word = ""
                isInside = false
            } else {
                word.append(character)
                isInside = true
            }
        }
        if isInside { words.append(word) }
        return words
    }

    /// A word that ``words(_:)`` takes for one.
    static func quoted(_ word: String) -> String {
        let needsQuotes = word.isEmpty || word.contains { $0.isWhitespace || "\"'\\".contains($0) }
        guard needsQuotes else { return word }
        return "\"" + word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
