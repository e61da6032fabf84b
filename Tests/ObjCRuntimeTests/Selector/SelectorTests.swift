import ObjCRuntime
import Testing

@MainActor @Suite struct SelectorTests {
    @Test func equalityIsThatOfTheNames() {
        let called = Selector(_objc: "touch:", _1: { (o: Unregistered, a) in o.touch(a) })
        #expect(called == "touch:")
        #expect(called == NSSelectorFromString("touch:"))
        #expect(called != "touch")
        #expect(Set([called, "touch:", sel_registerName("touch:")]).count == 1)
        #expect(NSStringFromSelector(called) == "touch:")
        #expect("\(called)" == "touch:")
    }

    @Test func allFormsCallTheirMethod() {
        let object = Unregistered()
        let forms = [
            Selector(_objc: "touch:", _1: { (o: Unregistered, a) in o.touch(a) }),
            Selector(_objc: "touch:", Unregistered.touch(_:)),
        ]
        for form in forms { #expect(_ObjCRuntime.send(object, form, [2]).result as? Int == 4) }
        let isolated = IsolatedTarget()
        _ObjCRuntime.send(isolated, Selector(_objc: "touch:", IsolatedTarget.touch(_:)), [2])
        _ObjCRuntime.send(isolated, Selector(_objc: "tap", IsolatedTarget.tap), [])
        #expect(isolated.calls == 3)
        _ObjCRuntime.send(object, Selector(_objc: "setCalls:", setter: \Unregistered.calls), [9])
        #expect(_ObjCRuntime.send(object, Selector(_objc: "calls", getter: \Unregistered.calls), []).result as? Int == 9)
        #expect(!_ObjCRuntime.send(object, Selector(_objc: "check", check: { _ = object.calls }), []).found)
    }
}
