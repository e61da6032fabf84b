import ObjCRuntime
import Testing

/// Properties that export no accessor are reached through the compiler's field metadata.
@MainActor @Suite struct StoredPropertyTests {
    let person = Employee()

    @Test func plainInheritedAndPrivateProperties() {
        #expect(person.value(forKey: "name") as? String == "Ann")
        #expect(person.value(forKey: "wage") as? Int == 10)
        person.setValue("Bea", forKey: "name")
        person.setValue(12, forKey: "wage")
        person.setValue(8, forKey: "secret")
        #expect(person.name == "Bea")
        #expect(person.wage == 12)
        #expect(person.revealed() == 8)
    }

    @Test func optionals() {
        #expect(person.value(forKey: "nickname") == nil)
        person.setValue("Bee", forKey: "nickname")
        #expect(person.value(forKey: "nickname") as? String == "Bee")
        person.setValue(nil, forKey: "nickname")
        #expect(person.nickname == nil)
    }

    @Test func weakReferencesStayWeak() {
        var friend: Person? = Person(name: "Cy")
        person.setValue(friend, forKey: "friend")
        #expect(person.value(forKey: "friend") as? Person === friend)
        friend = nil
        #expect(person.friend == nil)
        #expect(person.value(forKey: "friend") == nil)
    }

    @Test func weakReferencesOfProtocolType() {
        let guardian = Employee()
        person.setValue(guardian, forKey: "guardian")
        #expect(person.guardian === guardian)
        #expect(person.value(forKey: "guardian") as? Employee === guardian)
        person.setValue(nil, forKey: "guardian")
        #expect(person.guardian == nil)
    }

    @Test func unownedReferences() {
        let parent = Person(name: "Di")
        person.setValue(parent, forKey: "parent")
        #expect(person.parent === parent)
        #expect(person.value(forKeyPath: "parent.name") as? String == "Di")
        person.setValue(nil, forKey: "parent")
        #expect(person.parent == nil)
    }

    @Test func lazyPropertiesOnceTheyHaveAValue() {
        person.album.append("second")
        #expect(person.value(forKey: "album") as? [String] == ["first", "second"])
        person.setValue(["new"], forKey: "album")
        #expect(person.album == ["new"])
    }

    @Test func genericClasses() {
        let crate = Crate(3)
        crate.setValue(NSNumber(value: 4), forKey: "item")
        #expect(crate.item == 4)
        #expect(Crate("x").value(forKey: "item") as? String == "x")
    }

    @Test func propertyObserversDoNotRun() {
        person.setValue(5, forKey: "observed")
        #expect(person.observed == 5)
        #expect(person.didSetCount == 0)
    }

    @Test func numbersConvertAndAreBoxed() {
        person.setValue(2, forKey: "height")
        #expect(person.height == 2)
        #expect(person.value(forKey: "height") is NSNumber)
        #expect(person.value(forKey: "height") as? Double == 2)
        person.setValue("1.25", forKey: "height")
        #expect(person.height == 1.25)
        person.setValue(2, forKey: "mood")
        #expect(person.mood == .cross)
        #expect(person.value(forKey: "mood") as? Int == 2)
    }

    @Test func structures() {
        person.setValue(CGRect(x: 0, y: 0, width: 5, height: 5), forKey: "frame")
        #expect(person.value(forKey: "frame") as? CGRect == CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect((person.value(forKey: "frame") as? NSValue)?.rectValue.width == 5)
        person.setValue(NSValue(rect: .zero), forKey: "frame")
        #expect(person.frame == .zero)
    }

    @Test func constantsAreNotWritten() async {
        #expect(person.value(forKey: "species") as? String == "human")
        await #expect(processExitsWith: .failure) { somePerson().setValue("dog", forKey: "species") }
    }

    @Test func aLazyPropertyWithoutValueSaysSo() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = somePerson().value(forKey: "album")
        }
        #expect(text(result).contains("The property is lazy"))
    }
}
