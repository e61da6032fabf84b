import Foundation

public final class Greeting {
    /// What the framework's own bundle says.
    public static var standard: String {
        guard let file = Bundle(for: Greeting.self).url(forResource: "greeting", withExtension: "txt"),
            let text = try? String(contentsOf: file, encoding: .utf8)
        else { return "no greeting" }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
