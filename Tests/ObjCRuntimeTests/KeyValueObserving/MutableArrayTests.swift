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
        #expect(rows.index(of: row) == 1)
        #expect(rows.contains(row))
        #expect(!rows.contains(Row()))
        rows.remove(row)
        #expect(rows.count == 1)
        rows.removeObjects(in: [row, rows.object(at: 0)])
        #expect(rows.count == 0)
    }

    @Test func aReplacedRangeIsReportedElementByElement() {
        let entries = account.mutableArrayValue(forKey: "entries")
        entries.addObjects(from: ["a", "b", "c"])
        account.addObserver(observer, forKeyPath: "entries", options: [.old, .new], context: nil)
        entries.replaceObjects(in: NSRange(location: 0, length: 2), withObjectsFrom: ["x"])
        entries.replaceObjects(in: NSRange(location: 1, length: 1), withObjectsFrom: ["y", "z"])
        #expect(account.entries == ["x", "y", "z"])
        #expect(
            observer.heard == [
                "entries 4 old [\"a\"] new [\"x\"] at [0]", "entries 3 old [\"b\"] at [1]",
                "entries 4 old [\"c\"] new [\"y\"] at [1]", "entries 2 new [\"z\"] at [2]",
            ])
    }
}
