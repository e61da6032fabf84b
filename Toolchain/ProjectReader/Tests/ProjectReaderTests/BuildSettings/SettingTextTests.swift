import Testing

@testable import ProjectReader

@Suite struct SettingTextTests {
    @Test(
        "XP-34: module names",
        arguments: [
            ("18-Charts", "_8_Charts"), ("2048", "_048"), ("Depressed?", "Depressed_"), ("Über uns", "Über_uns"), ("日本", "日本"),
            ("a.b", "a_b"), ("", ""),
        ])
    func moduleNames(_ text: String, _ name: String) { #expect(SettingText.c99Identifier(text) == name) }

    @Test(
        "XP-35: host names and identifiers of ASCII",
        arguments: [
            ("My App", "My-App", "My_App"), ("2048", "-048", "_048"), ("Café", "Caf-", "Caf_"), ("a-b_c", "a-b-c", "a_b_c"),
            ("x.y", "x-y", "x_y"),
        ])
    func asciiNames(_ text: String, _ host: String, _ identifier: String) {
        #expect(SettingText.rfc1034Identifier(text) == host)
        #expect(SettingText.identifier(text) == identifier)
    }

    @Test("XP-36: what is true") func truth() {
        for text in ["YES", "yes", "true", "1", " Y", "01"] { #expect(SettingText.isTrue(text)) }
        for text in ["", "NO", "no", "false", "0", "00", "on"] { #expect(!SettingText.isTrue(text)) }
    }

    @Test("XP-37: lists are split as a shell splits words") func lists() {
        #expect(SettingText.words(" a  \"b c\" d\\ e 'f \"g' h\"i\"j \"\"") == ["a", "b c", "d e", "f \"g", "hij", ""])
        for word in ["a b", "", "c\"d", "e\\f", "g'h", "plain"] { #expect(SettingText.words(SettingText.quoted(word)) == [word]) }
    }
}
