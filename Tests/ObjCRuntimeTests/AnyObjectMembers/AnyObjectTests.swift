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
        #expect(balance == 4.5)
        #expect(mood == .calm)
        #expect(nothing == nil)
        let missing: AnyObject? = nil
        let name: String? = _objcAny(missing)?.name
        #expect(name == nil)
    }

    @Test func elementsOfDictionariesAndArrays() {
        let info: [String: Any] = ["name": "Ann", "tags": ["a", "b"]]
        #expect(_objcAny(info as AnyObject)["name"] as? String == "Ann")
        #expect(_objcAny(info as AnyObject)["none"] as? String == nil)
        #expect(_objcAny(NSDictionary(dictionary: info))["name"] as? String == "Ann")
        #expect(_objcAny(info["tags"]! as AnyObject)[1] as? String == "b")
        #expect(_objcAny(NSArray(array: [1, 2]))[1] as? Int == 2)
        #expect(_objcAny(UIObject())["name"] as? String == nil)
        #expect(_objcAny(UIObject())[0] == nil)
        let missing: AnyObject? = nil
        #expect(_objcAny(missing)?["name"] as? String == nil)
        // Others on the same line pass through.
        #expect(_objcAny(["a": 1])["a"] == 1)
    }

    @Test func numbersTextsAndStructuresAnswerWithoutATypeToGoBy() {
        let info: [String: Any] = ["frame": CGRect(x: 1, y: 2, width: 3, height: 4), "duration": 0.25, "curve": 7, "text": "1.5 pages"]
        let frame = _objcAny(info["frame"]! as AnyObject).cgRectValue
        #expect(frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(_objcAny(NSValue(cgPoint: CGPoint(x: 1, y: 2)) as AnyObject).cgPointValue! == CGPoint(x: 1, y: 2))
        #expect(_objcAny(CGSize(width: 3, height: 4) as AnyObject).cgSizeValue!.width == 3)
        #expect(_objcAny(info["duration"] as AnyObject?)?.doubleValue == 0.25)
        #expect(_objcAny(info["curve"]! as AnyObject).integerValue! == 7)
        #expect(_objcAny(info["curve"]! as AnyObject).boolValue!)
        #expect(_objcAny(info["text"]! as AnyObject).floatValue! == 1.5)
        let nothing = _objcAny(UIObject() as AnyObject)
        #expect(_objcAny(NSNumber(value: 7) as AnyObject).uintValue == 7)
        #expect(_objcAny(NSNumber(value: 7) as AnyObject).stringValue == "7")
        #expect(nothing.doubleValue == nil && nothing.uintValue == nil && nothing.stringValue == nil)
        #expect(nothing.cgRectValue == nil)
        #expect(nothing.boolValue == nil)
        #expect(_objcAny(NSNumber(value: 1) as AnyObject).cgRectValue == nil)
    }

    private final class Counter: UIObject {
        var count = 0
        func add(_ number: Int, twice: Bool) -> Int {
            count += twice ? 2 * number : number
            return count
        }
        func reset() { count = 0 }
        static func entries() -> [_ObjCEntry] {
            [
                _objcM0("reset", "reset()", { (o: Counter) in o.reset() }),
                _objcM2("add:twice:", "add(_:twice:)", { (o: Counter, a, b) in o.add(a, twice: b) }),
            ]
        }
        static func register(_ r: _ObjCRegistrar) { r.add(Counter.self, Counter.entries) }
    }

    @Test func methodsAreCalledByTheirFullNames() {
        _objcRegisterLocal(Counter.self) { r in r.run(Counter.register) }
        let object: AnyObject = Counter()
        let sum: Int = _objcAny(object)._objcCall("add(_:twice:)", 3, true)
        #expect(sum == 6)
        _objcAny(object)._objcCall("reset()")
        let next: Int? = _objcAny(object)._objcCallIfThere("add(_:twice:)", 1, false)
        let missing: Int? = _objcAny(object)._objcCallIfThere("multiply(_:)", 1)
        #expect(next == 1)
        #expect(missing == nil)
        #expect(_objcAny(object).isKind(of: UIObject.self))
        #expect(_objcAny(object).isEqual(object))
        [object].forEach { _objcAny($0)._objcCall("reset()") }
        #expect((object as? Counter)?.count == 0)
    }

    @Test func aMethodThatIsMissingStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let object: AnyObject = UIObject()
            _objcAny(object)._objcCall("nothingOfTheKind()")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("nothingOfTheKind()]: unrecognized selector sent to an object known as AnyObject."))
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
            #expect(_ObjCRuntime.send(local, "tap", []).found)
            #expect(local.calls == 1)
        }
    }
}
