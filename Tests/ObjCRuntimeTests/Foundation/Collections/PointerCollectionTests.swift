import ObjCRuntime
import Testing

private protocol Watcher: AnyObject {}
private final class Plain: Watcher {}

@Suite struct PointerCollectionTests {
    @Test func weakHashTablesForgetTheDead() {
        let table = NSHashTable<AnyObject>.weakObjects()
        let kept = Plain()
        table.add(kept)
        table.add(kept)
        do { table.add(Plain()) }
        #expect(table.count == 1)
        #expect(table.allObjects.first === kept)
        #expect(table.contains(kept))
        #expect(!table.contains(Plain()))
        table.remove(kept)
        #expect(table.count == 0)
        #expect(table.anyObject == nil)
    }

    @Test func hashTablesOfProtocolTypes() {
        let table = NSHashTable<any Watcher>.weakObjects()
        let watcher = Plain()
        table.add(watcher)
        #expect(table.allObjects.count == 1)
        #expect(table.contains(watcher))
    }

    @Test func strongHashTablesCompareByEquality() {
        let table = NSHashTable<NSString>()
        table.add("a")
        table.add("a")
        table.add("b")
        #expect(table.count == 2)
        #expect(table.contains("a"))
        let other = NSHashTable<NSString>()
        other.add("b")
        #expect(other.isSubset(of: table))
        #expect(table.intersects(other))
        table.minus(other)
        #expect(table.allObjects == ["a"])
        table.union(other)
        table.intersect(other)
        #expect(table.setRepresentation == [NSString("b")])
    }

    @Test func deadEntriesDoNotPileUp() {
        let table = NSMapTable<Plain, Plain>.weakToWeakObjects()
        for _ in 0..<1000 { table.setObject(Plain(), forKey: Plain()) }
        #expect(table.count == 0)
    }

    @Test func mapTables() {
        let table = NSMapTable<Plain, NSString>.weakToStrongObjects()
        let key = Plain()
        table.setObject("value", forKey: key)
        do { table.setObject("gone", forKey: Plain()) }
        #expect(table.object(forKey: key) == "value")
        #expect(table.count == 1)
        #expect(table.keyEnumerator().nextObject() as? Plain === key)
        table.setObject("other", forKey: key)
        #expect(table.object(forKey: key) == "other")
        #expect(table.count == 1)
        table.removeObject(forKey: key)
        #expect(table.object(forKey: key) == nil)
        #expect(table.objectEnumerator() == nil)
        let strong = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
        strong.setObject(1, forKey: "one")
        #expect(strong.dictionaryRepresentation() == [NSString("one"): 1])
    }

    @Test func pointerArraysKeepThePlacesOfTheDead() {
        let array = NSPointerArray.weakObjects()
        let kept = Plain()
        do {
            let gone = Plain()
            withExtendedLifetime(gone) { array.addPointer(Unmanaged.passUnretained(gone).toOpaque()) }
        }
        array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
        array.addPointer(nil)
        #expect(array.count == 3)
        #expect(array.allObjects.count == 1)
        #expect(array.pointer(at: 2) == nil)
        #expect(array.pointer(at: 1) == Unmanaged.passUnretained(kept).toOpaque())
        array.compact()
        #expect(array.count == 1)
        array.count = 0
        #expect(array.allObjects.isEmpty)
    }

    @Test func aPlaceThatIsNotThereIsFatal() async {
        await #expect(processExitsWith: .failure) { _ = NSPointerArray.strongObjects().pointer(at: 0) }
    }
}
