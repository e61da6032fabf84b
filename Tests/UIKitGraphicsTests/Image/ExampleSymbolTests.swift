import Foundation
import Testing
import UIKitTesting

/// The symbols that the examples name.
@MainActor
struct ExampleSymbolTests {
    private static let examples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Examples").standardized

    @Test("Every symbol that an example names is drawn")
    func all() throws {
        let files = try #require(FileManager.default.enumerator(at: Self.examples, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            let source = try String(contentsOf: file, encoding: .utf8)
            for match in source.matches(of: /(?:systemName|symbol): "([^"\\]+)"/) {
                count += 1
                #expect(UIImage(systemName: String(match.1)) != nil, "\(match.1) in \(file.lastPathComponent)")
            }
        }
        #expect(count > 30)
    }
}
