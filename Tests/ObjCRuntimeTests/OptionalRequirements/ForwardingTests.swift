@_spi(ForasteroInternal) import ObjCRuntime
import Testing

private class Listener: UIObject {
    func heard(_ text: String) -> String { "heard \(text)" }
    static func entries() -> [_ObjCEntry] {
        [_objcM1("listener:heard:", "heard(_:)", { (o: Listener, a0: String) -> String in o.heard(a0) })]
    }
}

/// What is left of a proxy that overrides two methods of the root class.
private final class Relay: UIObject {
    var target: AnyObject?
    var passes = true
    override func responds(to aSelector: Selector!) -> Bool { passes && aSelector == Selector("listener:heard:") }
    override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
    static func entries() -> [_ObjCEntry] {
        [_objcM1("forwardingTargetFor:", "forwardingTarget(for:)", { (o: Relay, a0: Selector?) -> Any? in o.forwardingTarget(for: a0) })]
    }
}

@MainActor @Suite struct ForwardingTests {
    private static let registered: Void = _objcRegister { registrar in
        registrar.add(Listener.self, Listener.entries)
        registrar.add(Relay.self, Relay.entries)
    }
    private let relay = Relay()

    init() {
        _ = Self.registered
        relay.target = Listener()
    }

    private func heard(by object: AnyObject) -> String? {
        let method: ((String) -> String)? = _objcOptional1(object, "heard(_:)", "listener:heard:")
        return method?("news")
    }

    @Test func anOptionalMethodOfADelegateReachesTheObjectBehindAProxy() {
        #expect(heard(by: relay) == "heard news")
        let outer = Relay()
        outer.target = relay
        #expect(heard(by: outer) == "heard news")
    }

    @Test func aProxyThatDoesNotRespondIsNotAsked() {
        relay.passes = false
        #expect(heard(by: relay) == nil)
    }

    @Test func aMessageByNameIsPassedOn() {
        #expect(_ObjCRuntime.send(relay, "listener:heard:", ["news"]).result as? String == "heard news")
    }

    @Test func nobodyBehindAProxyIsNoOne() {
        relay.target = nil
        #expect(heard(by: relay) == nil)
        relay.target = relay
        #expect(heard(by: relay) == nil)
        #expect(!_ObjCRuntime.send(relay, "listener:heard:", ["news"]).found)
    }
}
