import Foundation

/// Property lists as XML or in binary form: Info.plist, texts. Foundation reads them; how large and deep they are is looked at before.
package enum TypedPropertyList {
    package static func isXMLOrBinary(_ bytes: [UInt8]) -> Bool {
        let start = bytes.prefix(256).drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
        return start.starts(with: "bplist".utf8) || start.starts(with: "<?xml".utf8) || start.starts(with: "<!DOCTYPE".utf8)
            || start.starts(with: "<plist".utf8)
    }

    package static func read(_ file: String) throws(ProjectError) -> [String: Any] {
        let bytes = try FileSystem.read(file, atMost: 16 << 20)
        guard let dictionary = try parse(bytes, file: file) as? [String: Any] else {
            throw ProjectError("the property list is no dictionary", file: file)
        }
        return dictionary
    }

    /// Old-style lists are read by our own parser, the others by Foundation.
    static func parse(_ bytes: [UInt8], file: String, limits: PropertyListLimits = .init()) throws(ProjectError) -> Any {
        if !isXMLOrBinary(bytes) { return plain(try OldStyleParser.parse(bytes, file: file, limits: limits)) }
        if !bytes.starts(with: "bplist".utf8) { try checkMarkup(bytes, file: file, limits: limits) }
        do {
            return try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        } catch {
            throw ProjectError("the property list cannot be read", file: file, remedy: "Open it in an editor of property lists.")
        }
    }

    static func plain(_ node: PropertyListNode) -> Any {
        switch node.content {
        case .string(let string): string
        case .array(let array): array.map(plain)
        case .dictionary(let dictionary): dictionary.mapValues(plain)
        }
    }

    /// Entities could make a small file a large one, and depth ends Foundation's parser together with the process.
    private static func checkMarkup(_ bytes: [UInt8], file: String, limits: PropertyListLimits) throws(ProjectError) {
        var line = 1, depth = 0, index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == 0x0A { line += 1 }
            guard byte == UInt8(ascii: "<"), index < bytes.count else { continue }
            let rest = bytes[index...]
            if rest.starts(with: "!ENTITY".utf8) {
                throw ProjectError("the property list declares an entity, which is refused", file: file, line: line)
            }
            if bytes[index] == UInt8(ascii: "/") {
                depth -= 1
            } else if bytes[index] != UInt8(ascii: "!"), bytes[index] != UInt8(ascii: "?") {
                let end = rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
                if end == rest.endIndex || bytes[end - 1] != UInt8(ascii: "/") { depth += 1 }
            }
            if depth > limits.depth { throw ProjectError("values are nested more than \(limits.depth) deep", file: file, line: line) }
        }
    }
}
