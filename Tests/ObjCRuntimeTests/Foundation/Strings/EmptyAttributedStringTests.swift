import Foundation
import ObjCRuntime
import Testing

struct EmptyAttributedStringTests {
    @Test func attributedStringsAreMadeWithoutText() {
        let string = NSAttributedString(), mutable = NSMutableAttributedString()
        #expect(string.length == 0)
        mutable.append(NSAttributedString(string: "a"))
        #expect(mutable.string == "a")
    }
}
