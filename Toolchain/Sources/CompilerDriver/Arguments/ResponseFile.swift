import Foundation

/// The `@file` arguments of a compiler: lists of further arguments, separated by white space, with quotes and backslashes as in a shell.
enum ResponseFile {
    /// Replaces every `@file` that can be read by the arguments in it, and those inside of it too.
    static func expand(_ arguments: [String]) -> [String] {
        var open: [String] = []
        return expand(arguments, open: &open)
    }

    /// - Parameter open: the files being read, so that one that names itself ends.
    private static func expand(_ arguments: [String], open: inout [String]) -> [String] {
        var result: [String] = []
        for argument in arguments {
            let path = String(argument.dropFirst())
            guard argument.hasPrefix("@"), !open.contains(path), let data = FileManager.default.contents(atPath: path) else {
                result.append(argument)
                continue
            }
            open.append(path)
            result += expand(split([UInt8](data)), open: &open)
            open.removeLast()
        }
        return result
    }

    /// The arguments in the text of a response file.
    static func split(_ text: [UInt8]) -> [String] {
        var arguments: [String] = []
        var current: [UInt8] = []
        var isInside = false
        var quote: UInt8?
        var isEscaped = false
        for byte in text {
            if isEscaped {
                current.append(byte)
                isEscaped = false
            } else if byte == UInt8(ascii: "\\"), quote != UInt8(ascii: "'") {
                (isEscaped, isInside) = (true, true)
            } else if let open = quote {
                if byte == open { quote = nil } else { current.append(byte) }
            } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
                (quote, isInside) = (byte, true)
            } else if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
                if isInside { arguments.append(String(decoding: current, as: UTF8.self)) }
                (current, isInside) = ([], false)
            } else {
                current.append(byte)
                isInside = true
            }
        }
        if isInside { arguments.append(String(decoding: current, as: UTF8.self)) }
        return arguments
    }
}
