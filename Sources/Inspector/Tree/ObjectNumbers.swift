/// Numbers for objects, by which a page names them. An object has the same number for as long as it lives.
@MainActor
struct ObjectNumbers {
    private struct Entry {
        weak var object: AnyObject?
    }

    private var numbers: [ObjectIdentifier: Int] = [:]
    private var entries: [Int: Entry] = [:]
    private var latest = 0
    /// Entries of objects that are gone are dropped when there are as many entries: twice as many as were left the last time.
    private var limit = 1024

    /// How many are kept, with some that may be gone.
    var count: Int { entries.count }

    mutating func number(of object: AnyObject) -> Int {
        let identifier = ObjectIdentifier(object)
        // The object that had this address before may be gone.
        if let number = numbers[identifier], entries[number]?.object === object { return number }
        if entries.count >= limit { dropWhatIsGone() }
        latest += 1
        numbers[identifier] = latest
        entries[latest] = Entry(object: object)
        return latest
    }

    /// Nil if there is no such object any more.
    func object<Wanted: AnyObject>(_ number: Int, _ type: Wanted.Type = Wanted.self) -> Wanted? {
        entries[number]?.object as? Wanted
    }

    private mutating func dropWhatIsGone() {
        entries = entries.filter { $0.value.object != nil }
        numbers = numbers.filter { entries[$0.value] != nil }
        limit = max(1024, entries.count * 2)
    }
}
