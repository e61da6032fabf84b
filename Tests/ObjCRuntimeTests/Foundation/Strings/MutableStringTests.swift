import Foundation
import ObjCRuntime
import Testing

struct MutableStringTests {
    @Test("A format is added at the end")
    func appendFormat() {
        let text = NSMutableString(string: "a")
        text.appendFormat("%d of %.1f", 2, 3.5)
        #expect(text == "a2 of 3.5")
    }

    @Test("A text is made of another object, and of nothing")
    func creating() {
        let source: NSString = "abc"
        let copy = NSMutableString(string: source)
        copy.append("d")
        #expect(copy == "abcd")
        #expect(source == "abc")
        #expect(NSString(string: copy) == "abcd")
        #expect(NSMutableString().length == 0)
    }
}
