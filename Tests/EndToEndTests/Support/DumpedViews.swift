import Foundation
import Testing

/// The tree of views that an application has written with `dump`, so that a test knows where to click.
struct DumpedViews {
    private struct View {
        var line: Substring
        var frame: CGRect
    }

    private let views: [View]

    init(_ dump: String) {
        // The origins of the views that hold the line's view, by their depth.
        var origins: [CGPoint] = []
        views = dump.split(separator: "\n").compactMap { line in
            let depth = line.prefix { $0 == " " }.count / 2
            guard let frame = Self.frame(in: line) else { return nil }
            origins.removeSubrange(min(depth, origins.count)...)
            let outer = origins.last ?? .zero
            let origin = CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
            origins.append(origin)
            return View(line: line, frame: CGRect(origin: origin, size: frame.size))
        }
    }

    /// The middle of the first view of a class with a text, in points of the screen.
    func center(of className: String, _ text: String) throws -> CGPoint {
        let found = views.first { $0.line.contains("\"\(text)\"") && $0.line.drop { $0 == " " }.hasPrefix(className + " ") }
        let view = try #require(found, "no \(className) \"\(text)\" in the dump")
        return CGPoint(x: view.frame.midX, y: view.frame.midY)
    }

    /// The four numbers in the first parentheses of a line.
    private static func frame(in line: Substring) -> CGRect? {
        guard let start = line.firstIndex(of: "("), let end = line[start...].firstIndex(of: ")") else { return nil }
        let numbers = line[line.index(after: start)..<end].split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
