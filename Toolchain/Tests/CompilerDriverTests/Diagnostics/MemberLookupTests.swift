import Testing
import Translator

@testable import CompilerDriver

@Suite struct MemberLookupTests {
    @Test(arguments: [
        ("value of type 'AnyObject' has no member 'priority'", "priority"),
        ("value of type 'AnyObject?' has no member 'priority'", "priority"),
        ("value of type 'any AnyObject' has no member 'set(_:)'", "set"),
        ("value of type '(any AnyObject)?' has no member 'x'", "x"),
    ])
    func recognizesMembersOfAnyObject(message: String, member: String) {
        #expect(MemberLookup.member(missingIn: message) == member)
    }

    @Test func recognizesMembersOfClassesKnownAtRunTime() {
        let message = "value of type 'AnyClass' (aka 'any AnyObject.Type') has no member 'responds'"
        #expect(MemberLookup.member(missingIn: message) == "responds")
    }

    @Test func recognizesElementsOfAnyObject() {
        #expect(MemberLookup.member(missingIn: "value of type 'AnyObject' has no subscripts") == "subscript")
        #expect(MemberLookup.member(missingIn: "value of type '(any AnyObject)?' has no subscripts") == "subscript")
        #expect(MemberLookup.member(missingIn: "value of type 'Box' has no subscripts") == nil)
    }

    @Test func recognizesAMistakeThatIsNotSaid() {
        let message =
            "failed to produce diagnostic for expression; please submit a bug report (https://swift.org/contributing/#reporting-bugs)"
        #expect(MemberLookup.member(missingIn: message) == Repair.unexplained)
    }

    @Test func recognizesAnInitializerOfAMetatype() {
        let message = "constructing an object of class type 'UIView' with a metatype value must use a 'required' initializer"
        #expect(MemberLookup.member(missingIn: message) == "required init")
    }

    @Test(arguments: ["value of type 'String' has no member '_opt_f__at'", "type 'S' has no member '_opt_f__at'"])
    func recognizesWhatWasTakenForAnOptionalRequirement(message: String) {
        #expect(MemberLookup.member(missingIn: message) == "_opt_f__at")
    }

    /// A requirement with labels, named without them: `if let tapped = delegate.didTap`.
    @Test(arguments: [
        "value of type 'any CardDelegate' has no member 'didTap'", "value of type '(any M.CardDelegate)?' has no member 'didTap'",
    ])
    func recognizesWhatMayBeAnOptionalRequirement(message: String) {
        #expect(MemberLookup.member(missingIn: message) == "optional didTap")
    }

    @Test(arguments: [
        "value of type 'String' has no member 'x'", "value of type 'AnyObject", "type 'AnyObject' has no member 'x'", "",
        "value of type '[AnyObject]' has no member 'x'",
    ])
    func leavesOtherErrorsAlone(message: String) {
        #expect(MemberLookup.member(missingIn: message) == nil)
    }
}
