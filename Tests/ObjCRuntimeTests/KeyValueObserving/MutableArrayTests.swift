import ObjCRuntime
import Testing

private final class Row {}

@MainActor @Suite struct MutableArrayTests {
    let account = Account()
    let observer = Account()
    init() { registered }

    @Test(arguments: ["entries", "rows"])
    func editsAreReportedWithTheirKind(key: String) {
        account.addObserver(observer, forKeyPath: key, options: [.old, .new], context: nil)
        let array = account.mutableArrayValue(forKey: key)
        array.add("a")
        array.insert("b", at: 0)
        array.replaceObject(at: 1, with: "c")
        array.removeObject(at: 0)
        array.addObjects(from: ["d", "e"])
        array.removeAllObjects()
        #expect(
            observer.heard == [
                "\(key) 2 new [\"a\"] at [0]", "\(key) 2 new [\"b\"] at [0]", "\(key) 4 old [\"a\"] new [\"c\"] at [1]",
                "\(key) 3 old [\"b\"] at [0]", "\(key) 2 new [\"d\", \"e\"] at [1, 2]",
                "\(key) 3 old [\"c\", \"d\", \"e\"] at [0, 1, 2]",
            ])
    }

    @Test func thePropertyChanges() {
        account.mutableArrayValue(forKey: "entries").addObjects(from: ["x", "y"])
        #expect(account.entries == ["x", "y"])
        account.mutableArrayValue(forKey: "entries").exchangeObject(at: 0, withObjectAt: 1)
        #expect(account.entries == ["y", "x"])
        #expect(account.mutableArrayValue(forKey: "entries") == ["y", "x"])
    }

    @Test func elementsThatAreNoNSObjectsAreFound() {
        let rows = account.mutableArrayValue(forKey: "rows")
        let row = Row()
        rows.add(Row())
        rows.add(row)
        #expect(rows.index(of: row) == 1 && rows.contains(row) && !rows.contains(Row()))
        rows.remove(row)
        #expect(rows.count == 1)
    }
}
