import ObjCRuntime
import Testing

private class Base<Item>: UIObject {
    var item: Item
    private var hidden: Item
    private lazy var list = [item]
    init(_ item: Item) { (self.item, hidden) = (item, item) }
    func reveal() -> (Item, [Item]) { (hidden, list) }
}
private class Middle<Other>: Base<Int> {
    var other: Other
    init(other: Other) {
        self.other = other
        super.init(1)
    }
}
private final class Leaf: Middle<String> {
    var last: Double? = 2
}

private final class Relations: UIObject {
    unowned(safe) var safe: Leaf
    unowned(unsafe) var unsafe: Leaf
    weak var gone: Leaf?
    init(_ leaf: Leaf) { (safe, unsafe) = (leaf, leaf) }
}

@propertyWrapper private struct Doubled {
    var wrappedValue: Int
}
private final class Odd: UIObject {
    var total: Int { 3 }
    @Doubled var wrapped = 4
    static let shared = 5
    fileprivate var file = 6
    var pair = (1, "a")
    var maybe: Int?
    var flag = false
    var byte: UInt8 = 0
    var single: Float = 0
    var choice: Mood?
    var object: AnyObject?
    var any: Any = 1
    var list: [Int] = []
    var set: Set<String> = []
    var dictionary: [String: Int] = [:]
}
private func odd() -> Foundation.NSObject { Odd() }

/// Each kind of property, and those that cannot be reached.
@MainActor @Suite struct UnusualPropertyTests {
    @Test("Generic, inherited and private: every class of the chain is searched")
    func inheritance() {
        let leaf = Leaf(other: "o")
        for (key, value) in [("item", 5), ("hidden", 6), ("other", "p"), ("last", 3.5)] as [(String, Any)] {
            leaf.setValue(value, forKey: key)
        }
        #expect(leaf.item == 5)
        #expect(leaf.reveal().0 == 6)
        #expect(leaf.other == "p")
        #expect(leaf.last == 3.5)
        #expect(leaf.value(forKey: "hidden") as? Int == 6)
        #expect(leaf.value(forKey: "other") as? String == "p")
        leaf.setValue(nil, forKey: "last")
        #expect(leaf.last == nil)
        #expect(leaf.value(forKey: "last") == nil)
    }

    @Test("A private lazy property of a generic superclass has a value once its accessor was called")
    func privateLazy() {
        let leaf = Leaf(other: "o")
        #expect(leaf.reveal().1 == [1])
        #expect(leaf.value(forKey: "list") as? [Int] == [1])
        leaf.setValue([7, 8], forKey: "list")
        #expect(leaf.reveal().1 == [7, 8])
    }

    @Test("Unowned references of both kinds, and a weak one that is never retained")
    func references() {
        let first = Leaf(other: "1"), second = Leaf(other: "2"), relations = Relations(first)
        relations.setValue(second, forKey: "safe")
        relations.setValue(second, forKey: "unsafe")
        #expect(relations.safe === second)
        #expect(relations.unsafe === second)
        #expect(relations.value(forKeyPath: "safe.other") as? String == "2")
        #expect(relations.value(forKeyPath: "unsafe.other") as? String == "2")
        relations.setValue(Leaf(other: "3"), forKey: "gone")
        #expect(relations.gone == nil)
    }

    @Test("Numbers convert to every type of number, to optionals, truths and enumerations")
    func numbers() {
        let odd = Odd()
        for key in ["maybe", "flag", "byte", "single", "choice", "file"] { odd.setValue(NSNumber(value: 1), forKey: key) }
        #expect(odd.maybe == 1)
        #expect(odd.flag)
        #expect(odd.byte == 1)
        #expect(odd.single == 1)
        #expect(odd.choice == .calm)
        #expect(odd.file == 1)
        #expect(odd.value(forKey: "flag") as? NSNumber == NSNumber(value: true))
        odd.setValue("YES", forKey: "flag")
        odd.setValue("12", forKey: "byte")
        #expect(odd.flag)
        #expect(odd.byte == 12)
    }

    @Test("Collections and untyped values")
    func collections() {
        let odd = Odd()
        odd.setValue(NSArray(array: [1, 2]), forKey: "list")
        odd.setValue(NSSet(array: ["a"]), forKey: "set")
        odd.setValue(NSDictionary(dictionary: ["k": 1]), forKey: "dictionary")
        odd.setValue("text", forKey: "any")
        odd.setValue("text", forKey: "object")
        #expect(odd.list == [1, 2])
        #expect(odd.set == ["a"])
        #expect(odd.dictionary == ["k": 1])
        #expect(odd.any as? String == "text")
        #expect(odd.object as? String == "text")
        #expect(odd.value(forKeyPath: "dictionary.k") as? Int == 1)
        #expect(odd.value(forKeyPath: "list.@sum.self") as? Int == 3)
    }

    @Test("What cannot be reached says so: a computed property, a static one, the value in a wrapper")
    func unreachable() async {
        let computed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = odd().value(forKey: "total")
        }
        #expect(text(computed).contains("not key value coding-compliant for the key total."))
        #expect(text(computed).contains("mark a computed property @objc"))
        await #expect(processExitsWith: .failure) { _ = odd().value(forKey: "shared") }
        let wrapped = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            odd().setValue(1, forKey: "wrapped")
        }
        #expect(text(wrapped).contains("but the property is a Doubled"))
    }

    @Test("Collections themselves cannot be observed")
    func observingACollection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            NSArray(array: [1]).addObserver(Foundation.NSObject(), forKeyPath: "count", context: nil)
        }
        #expect(text(result).contains("addObserver:forKeyPath:options:context:] is not supported. Key path: count."))
    }
}
