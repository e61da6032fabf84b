@_spi(ForasteroInternal) import ObjCRuntime
import Testing

/// What the translator makes of a class with `@objc dynamic` methods, and of a subclass that overrides one.
private class Door: UIObject {
    func open(_ by: String) -> String {
        if let f: (String) -> String = _objcReplaced1(self, Door.self, "open:") { return f(by) }
        return __dyn_Door_open(by)
    }
    func __dyn_Door_open(_ by: String) -> String { "opened by \(by)" }

    func swung(_ by: String) -> String {
        if let f: (String) -> String = _objcReplaced1(self, Door.self, "swung:") { return f(by) }
        return __dyn_Door_swung(by)
    }
    /// After an exchange, the name `swung` stands for what `open` was.
    func __dyn_Door_swung(_ by: String) -> String { "swung, " + swung(by) }

    func plain() -> String { "plain" }
    func other() -> String { "other" }

    static func entries() -> [_ObjCEntry] {
        [
            _objcDynamic(
                _objcM1("open:", "open(_:)", { (o: Door, a0: String) -> String in o.open(a0) }),
                _objcM1("open:", "open(_:)", { (o: Door, a0: String) -> String in o.__dyn_Door_open(a0) })),
            _objcDynamic(
                _objcM1("swung:", "swung(_:)", { (o: Door, a0: String) -> String in o.swung(a0) }),
                _objcM1("swung:", "swung(_:)", { (o: Door, a0: String) -> String in o.__dyn_Door_swung(a0) })),
            _objcM0("plain", "plain()", { (o: Door) -> String in o.plain() }),
            _objcM0("other", "other()", { (o: Door) -> String in o.other() }),
        ]
    }
}

private final class Gate: Door {
    override func open(_ by: String) -> String {
        if let f: (String) -> String = _objcReplaced1(self, Gate.self, "open:") { return f(by) }
        return __dyn_Gate_open(by)
    }
    func __dyn_Gate_open(_ by: String) -> String { "gate: " + super.open(by) }

    static func ownEntries() -> [_ObjCEntry] {
        [
            _objcDynamic(
                _objcM1("open:", "open(_:)", { (o: Gate, a0: String) -> String in o.open(a0) }),
                _objcM1("open:", "open(_:)", { (o: Gate, a0: String) -> String in o.__dyn_Gate_open(a0) }))
        ]
    }
}

private final class Hatch: Door {}

@Suite(.serialized) struct MethodReplacementTests {
    init() {
        _ = Self.registered
    }

    private static let registered: Void = _objcRegister { registrar in
        registrar.add(Door.self, Door.entries)
        registrar.add(Gate.self, Gate.ownEntries)
    }

    private func method(_ type: AnyClass, _ name: String) throws -> Method { try #require(class_getInstanceMethod(type, Selector(name))) }

    /// Exchanges two methods for the time of a closure.
    private func exchanging(_ first: Method, _ second: Method, _ body: () -> Void) {
        method_exchangeImplementations(first, second)
        body()
        method_exchangeImplementations(first, second)
    }

    @Test func callsOfSwiftReachTheOtherMethodOnceTheyAreExchanged() throws {
        let door = Door()
        exchanging(try method(Door.self, "open:"), try method(Door.self, "swung:")) {
            #expect(door.open("wind") == "swung, opened by wind")
            #expect(_ObjCRuntime.send(door, "open:", ["wind"]).result as? String == "swung, opened by wind")
            #expect(Gate().open("wind") == "gate: swung, opened by wind")
        }
        #expect(door.open("wind") == "opened by wind")
    }

    @Test func anOverrideIsAMethodOfItsOwn() throws {
        let open = try method(Gate.self, "open:")
        #expect(open != (try method(Door.self, "open:")))
        let old = method_setImplementation(open, method_getImplementation(try method(Door.self, "swung:")))
        #expect(Door().open("x") == "opened by x")
        method_setImplementation(open, old)
        #expect(Gate().open("x") == "gate: opened by x")
    }

    @Test func aClassIsGivenAMethodThatItInherits() throws {
        let swung = method_getImplementation(try method(Door.self, "swung:"))
        #expect(!class_addMethod(Door.self, "open:", swung, nil))
        let plain = method_getImplementation(try method(Door.self, "plain"))
        #expect(class_addMethod(Hatch.self, "shut", plain, nil))
        #expect(_ObjCRuntime.send(Hatch(), "shut", []).result as? String == "plain")
        #expect(!_ObjCRuntime.send(Door(), "shut", []).found)
        let open = method_getImplementation(try method(Door.self, "open:"))
        #expect(class_addMethod(Hatch.self, "open:", swung, nil))
        #expect(class_replaceMethod(Hatch.self, "swung:", open, nil) == nil)
        #expect(Hatch().open("wind") == "swung, opened by wind")
        #expect(Door().open("wind") == "opened by wind")
    }

    @Test func whatNoClassHasIsNoMethod() {
        #expect(class_getInstanceMethod(Door.self, "unknown") == nil)
        #expect(class_getInstanceMethod(nil, "open:") == nil)
    }

    /// Swift's own calls cannot follow there.
    @Test func ofOtherMethodsMessagesByNameAreRedirected() throws {
        let door = Door()
        exchanging(try method(Door.self, "plain"), try method(Door.self, "other")) {
            #expect(_ObjCRuntime.send(door, "plain", []).result as? String == "other")
            #expect(door.plain() == "plain")
        }
        #expect(_ObjCRuntime.send(door, "plain", []).result as? String == "plain")
    }
}
