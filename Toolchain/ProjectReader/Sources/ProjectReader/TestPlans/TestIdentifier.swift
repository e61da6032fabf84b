import Foundation

/// How schemes and plans name tests: `Class`, `Class/testMethod()`.
enum TestIdentifier {
    static func plain(_ text: String) -> String {
        var text = Substring(text)
        for ending in ["()", ":"] where text.hasSuffix(ending) { text = text.dropLast(ending.count) }
        if let cut = text.range(of: "AndReturnError", options: .backwards), cut.upperBound == text.endIndex {
            text = text[..<cut.lowerBound]
        }
        return String(text)
    }
}
