import Testing

@testable import Translator

@Suite struct FontCastRuleTests {
    @Test(arguments: [
        ("let h = (font as UIFont).lineHeight", "let h = (_objcFont(font )).lineHeight"),
        ("let f = CTFontCreate(1, nil) as UIFont", "let f = _objcFont(CTFontCreate(1, nil) )"),
        ("let f = font as? UIFont", "let f = font as? UIFont"), ("let f = font as UIFont?", "let f = font as UIFont?"),
        ("switch f { case let g as UIFont: g }", "switch f { case let g as UIFont: g }"),
        ("if case let g as UIFont = f {}", "if case let g as UIFont = f {}"),
        ("let c = font as CTFont", "let c = _objcCoreTextFont(font )"),
    ])
    func fontsAreMade(source: String, result: String) {
        #expect(Translated(source).line(1) == result)
    }
}
