import ObjCRuntime
import Testing

/// Knows its keys itself.
private final class Wildcard: UIObject {
    var written: [String] = []
    override func value(forUndefinedKey key: String) -> Any? { "any " + key }
    override func setValue(_ value: Any?, forUndefinedKey key: String) { written.append(key) }
}
/// Gives nil a meaning.
private final class Gauge: UIObject {
    var level = 3
    override func setNilValueForKey(_ key: String) { level = -1 }
}
private final class Closed: UIObject {
    var inside = 1
    override class var accessInstanceVariablesDirectly: Bool { false }
    override func value(forUndefinedKey key: String) -> Any? { nil }
}

@MainActor @Suite struct KeyValueCodingTests {
    init() { registered }

    @Test func accessorsComeFirst() {
        let player = Player()
        player.setValue("song", forKey: "title")
        #expect(player.value(forKey: "title") as? String == "song")
        player.setValue(NSNumber(value: 2), forKey: "rate")
        #expect(player.rate == 2)
        #expect(player.value(forKey: "play") == nil)
        #expect(player.calls == ["play"])
    }

    @Test func enumerationsGoByTheirRawValues() {
        let account = Account()
        account.setValue(2, forKey: "mood")
        #expect(account.mood == .cross)
        #expect(account.value(forKey: "mood") as? Int == 2)
    }

    @Test func pathsFollowObjects() {
        let account = Account()
        account.owner = Account()
        account.setValue("boss", forKeyPath: "owner.label")
        #expect(account.owner?.label == "boss")
        #expect(account.value(forKeyPath: "owner.label") as? String == "boss")
        #expect(account.value(forKeyPath: "owner.owner.label") == nil)
        account.setValue("nobody", forKeyPath: "owner.owner.label")
    }

    @Test func overridesAreReachedThroughTheFoundationClass() {
        let object: Foundation.NSObject = Wildcard()
        #expect(object.value(forKey: "x") as? String == "any x")
        object.setValue(1, forKey: "y")
        #expect((object as? Wildcard)?.written == ["y"])
    }

    @Test func nilForANumberAsksTheObject() {
        let gauge = Gauge()
        gauge.setValue(nil, forKey: "level")
        #expect(gauge.level == -1)
    }

    @Test func aClassMayHideItsStoredProperties() {
        #expect(Closed().value(forKey: "inside") == nil)
    }

    @Test func severalKeysAtOnce() {
        let account = Account()
        account.setValuesForKeys(["label": "x", "balance": 4])
        #expect(account.label == "x")
        #expect(account.balance == 4)
        account.setValuesForKeys(["label": NSNull()])
        let values = account.dictionaryWithValues(forKeys: ["label", "balance"])
        #expect(values["label"] is NSNull)
        #expect(values["balance"] as? Double == 4)
    }

    @Test func foundationCollections() {
        let array: NSArray = [Person(name: "a"), Person(name: "b")]
        #expect(array.value(forKey: "name") as? [String] == ["a", "b"])
        array.setValue("c", forKey: "name")
        #expect(array.value(forKeyPath: "name") as? [String] == ["c", "c"])
        let dictionary: NSMutableDictionary = ["k": Person(name: "d")]
        #expect(dictionary.value(forKeyPath: "k.name") as? String == "d")
        dictionary.setValue(5, forKeyPath: "n")
        #expect(dictionary["n"] as? Int == 5)
    }

    @Test("DF-23") func classNamesOfAnArray() {
        let array: NSArray = [Person(), Employee()]
        let names = array.value(forKeyPath: "class.description") as? [String]
        #expect(names == ["ObjCRuntimeTests.Person", "ObjCRuntimeTests.Employee"])
    }

    @Test func unknownKeysAreFatal() async {
        let reading = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = somePerson().value(forKey: "nose")
        }
        #expect(text(reading).contains("valueForUndefinedKey:]: this class is not key value coding-compliant for the key nose."))
        let writing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            somePerson().setValue(1, forKey: "nose")
        }
        #expect(
            text(writing).contains("setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nose."))
    }

    @Test func wrongValuesAreFatal() async {
        let null = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            somePerson().setValue(nil, forKey: "height")
        }
        #expect(text(null).contains("setNilValueForKey]: could not set nil as the value for the key height."))
        let mismatch = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            somePerson().setValue(somePerson(), forKey: "height")
        }
        #expect(text(mismatch).contains("the value for the key height is a Person, but the property is a CGFloat"))
    }
}
