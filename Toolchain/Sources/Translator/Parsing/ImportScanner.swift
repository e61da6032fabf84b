/// Finds the modules that a file imports without parsing it: quick enough for modules that then turn out to need no translation.
///
/// May name too many (an `import` inside an inactive `#if` or a multi-line string), never too few.
public enum ImportScanner {
    public static func modules(importedBy file: SourceFile) -> Set<String> {
        var modules: Set<String> = []
        file.bytes.withUnsafeBufferPointer { bytes in
            var position = 0
            while let found = find(in: bytes, from: position) {
                position = found
                if let name = moduleName(in: bytes, at: &position) { modules.insert(name) }
            }
        }
        return modules
    }

    private static let keyword = Array("import".utf8)
    private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]

    /// The position after the next word `import`.
    private static func find(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var position = start
        let last = bytes.count - keyword.count
        while position < last {
            if bytes[position] == keyword[0], !isWordByte(bytes, position - 1), !isWordByte(bytes, position + keyword.count),
                keyword.indices.allSatisfy({ bytes[position + $0] == keyword[$0] })
            {
                return position + keyword.count
            }
            position += 1
        }
        return nil
    }

    /// The first component of what follows an `import`; moves behind it.
    private static func moduleName(in bytes: UnsafeBufferPointer<UInt8>, at position: inout Int) -> String? {
        while true {
            while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
            let start = position
            while isWordByte(bytes, position) { position += 1 }
            guard position > start else { return nil }
            let word = String(decoding: bytes[start..<position], as: UTF8.self)
            if !kinds.contains(word) { return word }
        }
    }

    private static func isWordByte(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> Bool {
        guard bytes.indices.contains(position) else { return false }
        switch bytes[position] {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: return true
        default: return false
        }
    }
}
