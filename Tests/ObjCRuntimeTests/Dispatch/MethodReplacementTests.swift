import Foundation
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

    var handle: String { "brass" }
    class func make() -> String { "made by \(self)" }
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
            _objcP("handle", \Door.handle),
            _objcM0("+make", "+make()", { (o: _ObjCClassObject) -> String in (o.type as! Door.Type).make() }),
            _objcP("handle", \Door.handle),
            _objcM0("+make", "+make()", { (o: _ObjCClassObject) -> String in (o.type as! Door.Type).make() }),
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

/// Gets methods of its own in a test, and keeps them.
private final class Hatch: Door {}
private final class Wicket: Door {}

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

    /// As code does that calls what it has replaced.
    @Test func anImplementationIsCalledAsTheFunctionThatItIsElsewhere() throws {
        let implementation = try #require(class_getMethodImplementation(Door.self, "open:"))
        let open = _objcBitCast(implementation, to: ((AnyObject, Selector, String) -> String).self)
        #expect(open(Door(), "open:", "wind") == "opened by wind")
        #expect(class_getMethodImplementation(Door.self, "unknown") == nil)
        #expect(class_respondsToSelector(Gate.self, "swung:"))
        #expect(!class_respondsToSelector(Gate.self, "unknown"))
    }

    @Test func aBlockIsAnImplementation() throws {
        let block: (Door, String) -> String = { door, by in "a \(type(of: door)) moved by \(by)" }
        let open = try method(Door.self, "open:")
        let old = method_setImplementation(open, imp_implementationWithBlock(block))
        #expect(Door().open("wind") == "a Door moved by wind")
        #expect(Gate().open("wind") == "gate: a Gate moved by wind")
        method_setImplementation(open, imp_implementationWithBlock(_objcBitCast(block, to: AnyObject.self)))
        #expect(Wicket().open("rain") == "a Wicket moved by rain")
        method_setImplementation(open, old)
        #expect(Door().open("wind") == "opened by wind")
    }

    @Test func whatIsNoBlockIsNoImplementation() async {
        await #expect(processExitsWith: .failure) { _ = imp_implementationWithBlock(1) }
    }

    @Test func methodsOfTheClassItselfHaveTheirOwn() throws {
        let make = try #require(class_getClassMethod(Door.self, "make"))
        #expect(method_getName(make) == "make")
        #expect(class_getClassMethod(Gate.self, "open:") == nil)
        let call = _objcBitCast(method_getImplementation(make), to: ((AnyObject, Selector) -> String).self)
        #expect(call(Door.self as AnyObject, "make") == "made by Door")
        #expect(class_getInstanceMethod(Door.self, "make") == nil)
    }

    @Test func theMembersOfAClassAreListed() throws {
        var count: UInt32 = 0
        let methods = try #require(class_copyMethodList(Gate.self, &count))
        defer { free(methods) }
        #expect((0..<Int(count)).map { method_getName(methods[$0]) } == ["open:"])
        let properties = try #require(class_copyPropertyList(Door.self, &count))
        defer { free(properties) }
        #expect((0..<Int(count)).map { String(cString: property_getName(properties[$0])) } == ["handle"])
        #expect(class_copyPropertyList(Gate.self, &count) == nil)
        #expect(count == 0)
        let inherited = try #require("handle".withCString { class_getProperty(Gate.self, $0) })
        #expect(inherited == properties[0])
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
