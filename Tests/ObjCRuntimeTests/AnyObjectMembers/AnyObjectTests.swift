import ObjCRuntime
import Testing

@Suite struct AnyObjectTests {
    init() { registered }

    @Test func membersAreFoundByName() {
        let object: AnyObject = Account()
        _objcAny(object).balance = 4.5
        let balance: Double? = _objcAny(object).balance
        let mood: Mood? = _objcAny(object).mood
        let nothing: Int? = _objcAny(object).nothing
        #expect(balance == 4.5 && mood == .calm && nothing == nil)
        let missing: AnyObject? = nil
        let name: String? = _objcAny(missing)?.name
        #expect(name == nil)
    }

    @Test func classesKnownAtRunTimeAnswer() {
        let known: AnyClass = Account.self
        #expect(!_objcAny(known).responds(to: "nothingOfTheKind"))
    }

    @Test func aClassThatDerivesFromNothingAnswersNoMessages() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Plain {}
            _ = _objcAny(Plain.self as AnyClass)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("does not derive from NSObject, so it answers no messages."))
    }

    @Test func aClassInAFunctionRegistersItself() {
        for round in 1...2 {
            final class Local: UIObject {
                var calls = 0
                func tap() { calls += 1 }
                static func entries() -> [_ObjCEntry] { [_objcM0("tap", "tap()", { (o: Local) in o.tap() })] }
                static func register(_ r: _ObjCRegistrar) { r.add(Local.self, Local.entries) }
            }
            let local = Local()
            if round == 1 { #expect(!_ObjCRuntime.responds(local, "tap")) }
            _objcRegisterLocal(Local.self) { r in r.run(Local.register) }
            #expect(_ObjCRuntime.send(local, "tap", []).found && local.calls == 1)
        }
    }
}
