import CoreGraphics
import Testing

@Suite("Attributed strings of Core Foundation")
struct AttributedStringTests {
    @Test("Foundation's attributed strings are read by functions")
    func reading() {
        let text = NSMutableAttributedString(string: "abcd")
        text.addAttribute(NSAttributedString.Key("k"), value: "v", range: NSRange(location: 1, length: 2))
        let string: any CFAttributedString = text
        #expect(CFAttributedStringGetLength(string) == 4)
        #expect(CFAttributedStringGetString(string) == "abcd")
        var range = CFRange()
        #expect(CFAttributedStringGetAttribute(string, 1, "k", &range) as? String == "v")
        #expect(range == CFRangeMake(1, 2))
        #expect(CFAttributedStringGetAttribute(string, 0, "k", nil) == nil)
        #expect(CFAttributedStringGetAttributes(string, 2, nil)["k"] as? String == "v")
        #expect(CFAttributedStringCreateWithSubstring(nil, string, CFRangeMake(2, 2)).string == "cd")
    }

    @Test("Those that can be changed are changed")
    func changing() throws {
        let text = try #require(CFAttributedStringCreateMutable(nil, 0))
        CFAttributedStringBeginEditing(text)
        CFAttributedStringReplaceString(text, CFRangeMake(0, 0), "hello")
        CFAttributedStringSetAttribute(text, CFRangeMake(0, 5), "a", 1)
        CFAttributedStringSetAttributes(text, CFRangeMake(0, 2), ["b": 2] as NSDictionary, true)
        CFAttributedStringSetAttributes(text, CFRangeMake(3, 2), ["b": 3] as NSDictionary, false)
        CFAttributedStringEndEditing(text)
        #expect(CFAttributedStringGetAttribute(text, 0, "a", nil) == nil)
        #expect(CFAttributedStringGetAttribute(text, 4, "a", nil) as? Int == 1)
        #expect(CFAttributedStringGetAttribute(text, 4, "b", nil) as? Int == 3)
        CFAttributedStringRemoveAttribute(text, CFRangeMake(0, 5), "b")
        #expect(CFAttributedStringGetAttribute(text, 4, "b", nil) == nil)
        let whole = CFAttributedStringCreate(nil, "!", ["c": true] as NSDictionary)
        CFAttributedStringReplaceAttributedString(text, CFRangeMake(5, 0), whole)
        #expect(text.string == "hello!")
        #expect(CFAttributedStringGetAttribute(text, 5, "c", nil) as? Bool == true)
        #expect(CFAttributedStringCreateMutableCopy(nil, 0, text) !== text)
    }

    @Test("An error is made of its parts")
    func errors() {
        let error = CFErrorCreate(nil, kCFErrorDomainPOSIX, 2, ["why": "not"] as NSDictionary)
        #expect(CFErrorGetDomain(error) == "NSPOSIXErrorDomain")
        #expect(CFErrorGetCode(error) == 2)
        #expect(CFErrorCopyUserInfo(error)["why"] as? String == "not")
    }
}
