import ObjCRuntime
import Testing

private class Factory: UIObject {
    class func product(_ name: String) -> String { "plain \(name)" }
    static func table() -> [_ObjCEntry] {
        [
            _objcM1("+product:", "+product(_:)", { (o: _ObjCClassObject, a0: String) in (o.type as! Factory.Type).product(a0) }),
            _objcM0("+shared", "+shared", { (o: _ObjCClassObject) in Factory.shared }),
        ]
    }
    nonisolated(unsafe) static let shared = Factory()
}
private final class PaintedFactory: Factory {
    override class func product(_ name: String) -> String { "painted \(name)" }
}

@MainActor @Suite struct ClassMessageTests {
    init() { _objcRegister { $0.add(Factory.self, Factory.table) } }

    @Test func aClassAnswersWithItsTypeMembers() {
        #expect(Factory.responds(to: Selector("product:")))
        #expect(Factory.perform(Selector("product:"), with: "chair").takeUnretainedValue() as? String == "plain chair")
        #expect(Factory.perform(Selector("shared")).takeUnretainedValue() === Factory.shared)
    }

    @Test func anOverrideOfASubclassIsCalled() {
        #expect(PaintedFactory.perform(Selector("product:"), with: "chair").takeUnretainedValue() as? String == "painted chair")
    }

    @Test func objectsAndClassesAnswerToDifferentMessages() {
        #expect(!Factory().responds(to: Selector("product:")))
        #expect(!Factory.responds(to: Selector("description")))
    }

    @Test func aClassSaysWhatItsObjectsAnswerTo() {
        #expect(!Factory.instancesRespond(to: Selector("product:")))
        #expect(!Factory.instancesRespond(to: nil))
        #expect(UIObject.instancesRespond(to: Selector("description")))
    }

    @Test func anUnknownMessageToAClassIsFatal() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Factory.perform(Selector("nothing"))
        }
        #expect(text(result).contains("unrecognized selector sent to class"))
    }
}
