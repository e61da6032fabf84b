import Testing

@testable import Translator

@Suite struct TypeMemberRuleTests {
    @Test(arguments: [
        ("@objc static func f() {}", "_objcM0(\"+f\", \"+f()\", { (o: _ObjCClassObject) in (o.type as! A.Type).f() })"),
        (
            "@objc class func make(with n: Int!) -> Self",
            "_objcM1(\"+makeWith:\", \"+make(with:)\", { (o: _ObjCClassObject, a0: Int?) in (o.type as! A.Type).make(with: a0) })"
        ),
        ("@objc(sole) static let shared = A()", "_objcM0(\"+sole\", \"+shared\", { (o: _ObjCClassObject) in (o.type as! A.Type).shared })"),
    ])
    func messagesToAClassFindItsMarkedTypeMembers(member: String, entry: String) {
        #expect(Translated("class A: UIView {\n\(member)\n}").tableEntries() == [entry])
    }

    @Test(arguments: ["static func f() {}", "static var x = 1", "@objc static func f() async {}", "@objc static func f<T>(_ t: T) {}"])
    func othersHaveNoEntry(member: String) {
        #expect(Translated("class A: UIView {\n\(member)\n}").tableEntries().isEmpty)
    }

    /// Only what is marked itself: tables would grow for messages that nobody sends.
    @Test func objcMembersIsNotEnough() {
        #expect(Translated("@objcMembers class A: UIView { static func f() {} }").tableEntries().isEmpty)
    }
}
