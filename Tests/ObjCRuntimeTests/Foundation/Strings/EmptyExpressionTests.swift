import Foundation
import ObjCRuntime
import Testing

@Suite("Expressions that stand for none")
struct EmptyExpressionTests {
    @Test("One matches nowhere, not even in an empty text")
    func nowhere() {
        let expression = NSRegularExpression(neverMatching: ())
        #expect(expression.numberOfMatches(in: "abc", options: [], range: NSRange(location: 0, length: 3)) == 0)
        #expect(expression.numberOfMatches(in: "", options: [], range: NSRange(location: 0, length: 0)) == 0)
    }
}
