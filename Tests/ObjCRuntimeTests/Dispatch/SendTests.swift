import ObjCRuntime
import Testing

@MainActor @Suite struct SendTests {
    init() { registered }

    @Test func aMethodIsFoundByItsSelector() {
        let player = Player()
        #expect(_ObjCRuntime.send(player, "play", []).found)
        #expect(player.calls == ["play"])
        #expect(_ObjCRuntime.send(player, "playAt:", [3]).result as? String == "at 3")
        #expect(_ObjCRuntime.send(player, "mix:with:", ["a", "b"]).result as? String == "ab")
    }

    @Test func anArgumentOfAnyTypeArrivesAsItIs() {
        let player = Player()
        #expect(_ObjCRuntime.send(player, "take:", [player]).result as? Bool == true)
        #expect(_ObjCRuntime.send(player, "take:", [1]).result as? Bool == false)
    }

    @Test func anObjectIsTrueWhereAMethodTakesABool() {
        let object = Unregistered()
        let selector = Selector(_objc: "force:", _1: { (_: Unregistered, isForced: Bool) in isForced })
        #expect(_ObjCRuntime.send(object, selector, [object]).result as? Bool == true)
        #expect(_ObjCRuntime.send(object, selector, [false]).result as? Bool == false)
        #expect(_ObjCRuntime.send(object, selector, [nil]).result as? Bool == false)
    }

    @Test func anArgumentThatIsNotReadTakesWhatTheSenderPasses() {
        let object = Unregistered()
        let selector = Selector(_objc: "tapped:", _1: { (o: Unregistered, _: _ObjCUnread<Player>) in o.touch(3) })
        for sender: Any? in [Player(), object, nil, "text"] {
            #expect(_ObjCRuntime.send(object, selector, [sender]).result as? Int == 6)
        }
        let number = Selector(_objc: "tapped:", _1: { (_: Unregistered, sender: _ObjCUnread<Int>) in sender.value })
        #expect(_ObjCRuntime.send(object, number, [4]).result as? Int == 4)
    }

    @Test func noPointerIsTheOneToAddressZero() {
        let object = Unregistered()
        let selector = Selector(_objc: "take:", _1: { (_: Unregistered, context: UnsafeRawPointer) in UInt(bitPattern: context) })
        #expect(_ObjCRuntime.send(object, selector, [nil]).result as? UInt == 0)
        let place = UnsafeMutableRawPointer(bitPattern: 16)
        #expect(_ObjCRuntime.send(object, selector, [place]).result as? UInt == 16)
    }

    @Test func surplusArgumentsAreDroppedAndMissingOnesAreNil() {
        let player = Player()
        #expect(_ObjCRuntime.send(player, "play", [player, nil]).found)
        #expect(_ObjCRuntime.send(player, "mix:with:", ["a"]).result as? String == "a-")
    }

    @Test func aSubclassInheritsEntriesAndItsOverridesAreCalled() {
        let player = LoudPlayer()
        _ObjCRuntime.send(player, "play", [])
        #expect(player.calls == ["LOUD"])
        #expect(_ObjCRuntime.send(player, "shout", []) == (true, nil) as (Bool, Any?))
        #expect(!_ObjCRuntime.send(Player(), "shout", []).found)
    }

    @Test func propertiesAnswerTheirAccessors() {
        let player = Player()
        #expect(_ObjCRuntime.send(player, "setTitle:", ["song"]).found)
        #expect(_ObjCRuntime.send(player, "title", []).result as? String == "song")
        #expect(!_ObjCRuntime.send(player, "setMaker:", ["you"]).found)
    }

    @Test func aSelectorsOwnCallServesClassesWithoutEntries() {
        let object = Unregistered()
        let selector = Selector(_objc: "touch:", _1: { (o: Unregistered, a) in o.touch(a) })
        #expect(_ObjCRuntime.send(object, selector, [21]).result as? Int == 42)
        #expect(!_ObjCRuntime.send(object, "touch:", [21]).found)
        #expect(!_ObjCRuntime.send(Player(), selector, [21]).found)
    }

    @Test func genericClassesHaveEntriesForEveryInstance() {
        #expect(_ObjCRuntime.send(Shelf<String>(), "describe", []).result as? String == "a shelf of String")
        #expect(_ObjCRuntime.send(IntShelf(), "describe", []).result as? String == "a shelf of Int")
    }

    @Test func anUnknownSelectorIsFatal() async {
        await #expect(processExitsWith: .failure) {
            registered
            Player().perform("jump:", with: nil)
        }
    }

    @Test func anArgumentOfTheWrongTypeIsFatal() async {
        await #expect(processExitsWith: .failure) {
            registered
            Player().perform("playAt:", with: "three")
        }
    }
}

private func == (first: (Bool, Any?), second: (Bool, Any?)) -> Bool {
    first.0 == second.0 && (first.1 == nil) == (second.1 == nil)
}
