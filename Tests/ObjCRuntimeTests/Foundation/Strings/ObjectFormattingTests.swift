import Foundation
import Testing

@testable import ObjCRuntime

struct ObjectFormattingTests {
    private final class Thing: UIObject {
        override var description: String { "<Thing>" }
    }

    @Test("Objects are values of %@, by their description")
    func objects() {
        let thing = Thing()
        #expect(String(format: "%@ %d %@", thing, 3, thing) == "<Thing> 3 <Thing>")
        #expect(String(format: "%@, %@", NSNumber(value: 4), NSURL(string: "a:b")!) == "4, a:b")
        #expect(String(format: "%@", NSString(string: "text")) == "text")
        #expect(String(format: "%@", [1, 2]) == ([1, 2] as NSArray).description)
        #expect(String(format: "%@", ["a": 1]) == (["a": 1] as NSDictionary).description)
    }
}
