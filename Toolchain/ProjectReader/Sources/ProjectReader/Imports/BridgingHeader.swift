import Foundation

/// The header through which Swift sees Objective-C.
enum BridgingHeader {
    /// The headers of the project's own that it imports; those between angle brackets are of frameworks.
    static func ownImports(in bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
            guard let match = line.firstMatch(of: /^\s*#\s*(?:import|include)\s+"([^"]+)"/) else { return nil }
            return String(match.1)
        }
    }
}
