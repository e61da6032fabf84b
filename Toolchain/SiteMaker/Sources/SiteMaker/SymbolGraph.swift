import Foundation

/// A file that `swift symbolgraph-extract` writes: the public declarations of a module, or those that it adds to types of another.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable {
            var identifier: String
            var displayName: String
        }
        struct Identifier: Decodable { var precise: String }
        struct Fragment: Decodable { var spelling: String }
        struct Comment: Decodable {
            struct Line: Decodable { var text: String }
            var lines: [Line]
        }
        struct Location: Decodable {
            struct Position: Decodable { var line: Int }
            var uri: String
            var position: Position
        }

        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var docComment: Comment?
        var declarationFragments: [Fragment]?
        var location: Location?
    }

    struct Relationship: Decodable {
        var source: String
        var target: String
        var kind: String
        var targetFallback: String?
    }

    var symbols: [Symbol]
    var relationships: [Relationship]

    init(contentsOf url: URL) throws {
        self = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: url))
    }
}
