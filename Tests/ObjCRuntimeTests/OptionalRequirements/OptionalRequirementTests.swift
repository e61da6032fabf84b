import ObjCRuntime
import Testing

// What the translator makes of an @objc protocol with optional requirements.
private protocol DeckDelegate: AnyObject {}
extension DeckDelegate {
    var deckDidStart: ((Deck) -> Void)? { _objcOptional1(self, "deckDidStart(_:)") }
    var _opt_deck__titleFor: ((Deck, Int) -> String?)? { _objcOptional2(self, "deck(_:titleFor:)") }
    var preferredTitle: String? {
        get { _objcOptionalGet(self, "preferredTitle") }
        set { _objcOptionalSet(self, "preferredTitle", newValue) }
    }
}
private final class Deck {}

private class SilentDelegate: UIObject, DeckDelegate {}
/// A subclass of the class that conforms adds the methods.
private final class TalkingDelegate: SilentDelegate {
    var started = 0
    var title: String? = "mine"
    private(set) var numberReads = 0
    var number: Int {
        numberReads += 1
        return 7
    }
    func deckDidStart(_ deck: Deck) { started += 1 }
    /// The result is not the optional that the protocol declares.
    func deck(_ deck: Deck, titleFor index: Int) -> String { "title \(index)" }

    static func entries() -> [_ObjCEntry] {
        [
            _objcM1("deckDidStart:", "deckDidStart(_:)", { (o: TalkingDelegate, a0) in o.deckDidStart(a0) }),
            _objcM2("deck:titleForIndex:", "deck(_:titleFor:)", { (o: TalkingDelegate, a0, a1) in o.deck(a0, titleFor: a1) }),
        ] + _objcProperties("preferredTitle number-", properties)
    }

    static func properties(_ o: TalkingDelegate, _ n: Int, _ v: _ObjCPropertyVisit) throws {
        switch n {
        case 0: if v.isRead { v.read(o.title) } else { o.title = try v.value() }
        case 1: v.read(o.number)
        default: break
        }
    }
}
private class Base: UIObject {
    func greet(_ name: String) -> String { "base \(name)" }
    class func title(_ name: String) -> String { "\(self) \(name)" }
    static func entries() -> [_ObjCEntry] {
        [
            _objcM1("override greet(_:)", "override greet(_:)", { (o: Base, a0) in o.greet(a0) }),
            _objcM1(
                "+override title(_:)", "+override title(_:)",
                { (o: _ObjCClassObject, a0: String) -> String in (o.type as! Base.Type).title(a0) }),
        ]
    }
}
private final class Derived: Base {}

private let tables: Void = _objcRegister { registrar in
    registrar.run { registrar in
        registrar.add(TalkingDelegate.self, TalkingDelegate.entries)
        registrar.add(Base.self, Base.entries)
    }
}

@MainActor @Suite struct OptionalRequirementTests {
    init() { tables }

    @Test func aPropertyIsReadOnceWhateverTypeIsExpected() {
        let delegate = TalkingDelegate()
        #expect(_objcOptionalGet(delegate, "number") == 7)
        #expect(delegate.numberReads == 1)
        let wider: Any? = _objcOptionalGet(delegate, "number")
        #expect(wider as? Int == 7)
        #expect(delegate.numberReads == 2)
    }

    @Test func aMissingMethodIsNil() {
        let delegate: any DeckDelegate = SilentDelegate()
        #expect(delegate.deckDidStart == nil)
        #expect(delegate._opt_deck__titleFor == nil)
        #expect(delegate.preferredTitle == nil)
    }

    @Test func aMethodThatASubclassAddsIsCalled() {
        let talking = TalkingDelegate()
        let delegate: any DeckDelegate = talking
        delegate.deckDidStart?(Deck())
        #expect(talking.started == 1)
        #expect(delegate._opt_deck__titleFor?(Deck(), 4) == "title 4")
    }

    @Test func propertiesAreReadAndWritten() {
        let talking = TalkingDelegate()
        let delegate: any DeckDelegate = talking
        #expect(delegate.preferredTitle == "mine")
        delegate.preferredTitle = "yours"
        #expect(talking.title == "yours")
    }

    @Test func respondsToTheObjectiveCName() {
        let delegate: any DeckDelegate & NSObjectProtocol = TalkingDelegate()
        #expect(delegate.responds(to: "deck:titleForIndex:"))
        #expect(!delegate.responds(to: "deck:titleFor:"))
    }

    @Test func theNextOverrideAbove() {
        let object = Derived()
        let above: ((String) -> String)? = _objcAbove1(Derived.self, object, "override greet(_:)")
        #expect(above?("x") == "base x")
        let aboveBase: ((String) -> String)? = _objcAbove1(Base.self, object, "override greet(_:)")
        #expect(aboveBase == nil)
    }

    @Test func theNearestOverrideOfATypeMember() {
        let nearest: ((String) -> String)? = _objcTypeMember1(Derived.self, Derived.self, "+override title(_:)")
        #expect(nearest?("x") == "Derived x", "it is called on the class that was asked")
        let above: ((String) -> String)? = _objcTypeMember1(_getSuperclass(Base.self), Derived.self, "+override title(_:)")
        #expect(above == nil)
        let other: ((Int) -> String)? = _objcTypeMember1(Derived.self, Derived.self, "+override title(_:)")
        #expect(other == nil, "of another type")
        let missing: (() -> String)? = _objcTypeMember0(SilentDelegate.self, SilentDelegate.self, "+override title(_:)")
        #expect(missing == nil)
    }
}
