import Testing

@testable import Translator

@Suite struct TextDifferenceTests {
    @Test(arguments: [
        ("", "", 0..<0, 0..<0), ("abc", "abc", 3..<3, 3..<3), ("", "a", 0..<0, 0..<1), ("a", "", 0..<1, 0..<0), ("aaa", "aa", 2..<3, 2..<2),
        ("a b c", "a x c", 2..<3, 2..<3), ("ab", "aab", 1..<1, 1..<2),
        // Both letters begin with the same byte, and the two below end with one.
        ("é", "è", 0..<2, 0..<2), ("x©y", "xéy", 1..<3, 1..<3), ("日", "日本", 3..<3, 3..<6),
    ])
    func itIsThePieceBetweenWhatBothBeginAndEndWith(old: String, new: String, of: Range<Int>, becomes: Range<Int>) {
        let difference = TextDifference(from: Array(old.utf8), to: Array(new.utf8))
        #expect(difference.old == of && difference.new == becomes)
    }
}
