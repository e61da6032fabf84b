import Testing

@testable import ObjCRuntime

struct FormatPieceTests {
    @Test("a format falls into text, values and words")
    func pieces() {
        #expect(
            FormatPiece.pieces(of: "a %5.2f%% %2$@%#@days@ %1$#@x@%-*d") == [
                .text("a "), .value(specifier: "%5.2f", position: nil, starCount: 0), .text("%%"), .text(" "),
                .value(specifier: "%@", position: 2, starCount: 0), .variable(name: "days", position: nil), .text(" "),
                .variable(name: "x", position: 1), .value(specifier: "%-*d", position: nil, starCount: 1),
            ])
    }

    @Test("a percent sign that begins nothing is one", arguments: ["%", "% ", "%5", "%#@days", "%1$"])
    func damaged(format: String) {
        #expect(FormatPiece.pieces(of: format).first == .text("%%"))
    }

    @Test("a format without a percent sign is one text")
    func plain() {
        #expect(FormatPiece.pieces(of: "abc") == [.text("abc")])
        #expect(FormatPiece.pieces(of: "").isEmpty)
    }
}
