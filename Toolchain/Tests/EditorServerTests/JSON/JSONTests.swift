import Testing

@testable import EditorServer

struct JSONTests {
    private func read(_ text: String) -> JSON? { JSONReader.read(Array(text.utf8)[...]) }

    @Test(arguments: [
        #"{"a":[1,-2.5e3,true,false,null,"x"]}"#, #"[]"#, #"{}"#, #""""#, #"123456789012345678901234567890"#, #"[{"a":{"b":[[]]}}]"#,
    ])
    func whatIsReadIsWrittenAsItWas(text: String) {
        #expect(read(text).map { String(decoding: $0.text, as: UTF8.self) } == text)
    }

    @Test func escapesAreUndoneAndMade() {
        #expect(read(#""a\n\t\"\\\/\u00e9\ud83d\ude00""#) == .string("a\n\t\"\\/é😀"))
        #expect(String(decoding: JSON.string("\u{1}\n\"").text, as: UTF8.self) == #""\u0001\n\"""#)
        #expect(read(#""\ud83dx""#)?.string?.hasSuffix("x") == true)
    }

    @Test(arguments: ["", "{", "[1,", "{\"a\"}", "nul", "1 2", "\"abc", "\"\\u12\"", "{\"a\":1,}", "-", "\u{7f}"])
    func whatIsNoneIsRefused(text: String) {
        #expect(read(text) == nil)
    }

    @Test func nestingBeyondReasonIsRefused() {
        #expect(read(String(repeating: "[", count: 100_000)) == nil)
    }
}
