/// Where the sources of a target name Objective-C that they do not see here, so that its author knows what to write in Swift.
struct UnseenTypeUses {
    /// `Store: Sources/A.swift:5, …`, for each header with types that are named.
    let lines: [String]

    init(of target: TargetPlan, in checkout: Checkout) {
        let headers = target.bridgingHeader.unseen.filter { !$0.types.isEmpty }
        var places: [String: [String]] = [:]
        if !headers.isEmpty {
            let types = Set(headers.flatMap(\.types))
            for source in target.contents.sources {
                guard let bytes = try? FileSystem.read(source.path, atMost: 4 << 20) else { continue }
                for (number, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
                    for word in Self.words(of: line) where types.contains(word) {
                        places[word, default: []].append("\(checkout.relative(source.path)):\(number + 1)")
                    }
                }
            }
        }
        lines = headers.flatMap { header in
            let uses = header.types.compactMap { type in places[type].map { "    \(type): \(Self.list($0))" } }
            return uses.isEmpty ? [] : ["\(target.target.name): \(header.name)"] + uses
        }
    }

    private static func list(_ places: [String]) -> String {
        places.prefix(3).joined(separator: ", ") + (places.count > 3 ? " and \(places.count - 3) more" : "")
    }

    /// The names in a line, each once; what stands behind the beginning of a comment counts as none.
    private static func words(of line: ArraySlice<UInt8>) -> Set<String> {
        let code = line.firstRange(of: Array("//".utf8)).map { line[..<$0.lowerBound] } ?? line
        let words = code.split { byte in
            !(byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte))
        }
        return Set(words.map { String(decoding: $0, as: UTF8.self) })
    }
}
