import Foundation

/// The fields of a web program's message, read one by one. A field beyond its end reads as empty. What is beyond its end reads as nothing.
struct WebFields {
    private let bytes: Data
    private var place: Data.Index

    init(_ bytes: Data) {
        self.bytes = bytes
        place = bytes.startIndex
    }

    mutating func number() -> Int { Int(value(of: Int64.self) ?? 0) }
    mutating func real() -> Double { value(of: Double.self) ?? 0 }
    mutating func flag() -> Bool { number() != 0 }
    mutating func text() -> String? { data().map { String(decoding: $0, as: UTF8.self) } }

    mutating func data() -> Data? {
        let count = number()
        guard count >= 0, count <= bytes.endIndex - place else { return nil }
        defer { place += count }
        return bytes[place..<place + count]
    }

    /// Names and values; those of one name come together as in HTTP.
    mutating func headers() -> [String: String] {
        var headers: [String: String] = [:]
        for _ in 0..<count() {
            guard let name = text(), let value = text() else { break }
            headers[name] = headers[name].map { $0 + ", " + value } ?? value
        }
        return headers
    }

    /// A count of things that follow; never more than could.
    mutating func count() -> Int { min(max(number(), 0), bytes.endIndex - place) }

    mutating func value<Value: BitwiseCopyable>(of type: Value.Type) -> Value? {
        let size = MemoryLayout<Value>.size
        guard bytes.endIndex - place >= size else { return nil }
        defer { place += size }
        return bytes[place..<place + size].withUnsafeBytes { $0.loadUnaligned(as: Value.self) }
    }
}
