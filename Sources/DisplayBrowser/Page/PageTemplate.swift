/// A document with placeholders for its title, style and script. All of a page is in one document, which asks for nothing else.
struct PageTemplate {
    private let text: String

    /// - Parameter file: a file in `Resources`, which the package manager puts into the program.
    init(_ file: [UInt8]) {
        text = String(decoding: file, as: UTF8.self)
    }

    /// - Parameter title: plain text; it comes last, so that nothing in it is taken for a placeholder.
    func text(title: String, style: [[UInt8]], script: [[UInt8]]) -> String {
        text.replacing("{{style}}", with: Self.joined(style)).replacing("{{script}}", with: Self.joined(script))
            .replacing("{{title}}", with: Self.escaped(title))
    }

    private static func joined(_ files: [[UInt8]]) -> String {
        files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
