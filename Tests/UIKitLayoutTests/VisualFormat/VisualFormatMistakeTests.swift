import Testing
import UIKitTesting

/// What stops the program: each with UIKit's words, the format, and an arrow at the position.
@MainActor
struct VisualFormatMistakeTests {
    struct Mistake: Codable, Sendable {
        var format: String
        var reason: String
        /// In characters from the start of the format.
        var position: Int
        var options: UInt = 0
    }

    private nonisolated static let mistakes = [
        Mistake(format: "H:|-[c]", reason: "c is not a key in the views dictionary.", position: 5),
        Mistake(format: "[a(c)]", reason: "c is not a key in the metrics dictionary.", position: 3),
        Mistake(format: "[a]-gap-[b]", reason: "gap is not a key in the metrics dictionary.", position: 4),
        Mistake(format: "[a]-word-[b]", reason: "The metric word is no number.", position: 4),
        Mistake(
            format: "|[alone]", reason: "Unable to interpret '|' character, because the related view doesn't have a superview", position: 0),
        Mistake(
            format: "[a]-[b]",
            reason:
                "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also horizontal.",
            position: 0, options: NSLayoutConstraint.FormatOptions.alignAllLeading.rawValue),
        Mistake(format: "H[a]", reason: "Expected a ':' after 'H' to specify horizontal arrangement", position: 1),
        Mistake(format: "", reason: "Expected a view. Views are written as [name], the superview as |", position: 0),
        Mistake(format: "[a", reason: "Expected a ']' after the view a", position: 2),
        Mistake(format: "[a]]", reason: "Expected a view. Views are written as [name], the superview as |", position: 3),
        Mistake(format: "[a(5]", reason: "Expected a ')' to end the list", position: 4),
        Mistake(format: "[a]-5[b]", reason: "Expected a '-' after the distance", position: 5),
        Mistake(format: "|", reason: "Expected a view. Views are written as [name]", position: 1),
        Mistake(format: "|[a]|[b]", reason: "Expected the format to end after the superview", position: 5),
        Mistake(format: "[a]-(>5)-[b]", reason: "Expected '==', '<=' or '>='", position: 6),
        Mistake(format: "[1]", reason: "Expected the name of a view", position: 1),
        Mistake(format: "[a(5@)]", reason: "Expected a priority after '@'", position: 5),
    ]

    @Test("The program stops", arguments: mistakes)
    func mistake(_ mistake: Mistake) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [mistake] in
            await MainActor.run {
                let host = UIView(), a = UIView(), b = UIView()
                host.addSubview(a)
                host.addSubview(b)
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: mistake.format, options: .init(rawValue: mistake.options), metrics: ["word": "eight"],
                    views: ["a": a, "b": b, "alone": UIView()])
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let arrow = String(repeating: " ", count: mistake.position) + "^"
        #expect(text.contains("Unable to parse constraint format: \n\(mistake.reason) \n\(mistake.format) \n\(arrow)"))
    }
}
