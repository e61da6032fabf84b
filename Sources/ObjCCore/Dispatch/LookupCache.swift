import Synchronization

/// Remembers by a pair of addresses what a search has found, or that there is nothing to find.
///
/// Readers take no lock: a slot is written once, its key last, and never changes afterwards; a full table is replaced by a
/// bigger one and never freed, because a reader may still be in it (all tables together are at most twice the last one).
/// Writers hold a lock of their owner's.
struct LookupCache<Value: AnyObject>: ~Copyable, @unchecked Sendable {
    private let current = Atomic<UnsafeMutablePointer<Table>?>(nil)

    /// The known entry: `.none` not looked up yet, `.some(nil)` that there is none.
    @inline(__always)
    func lookUp(_ type: UInt, _ key: UInt) -> Value?? {
        guard let table = current.load(ordering: .acquiring) else { return .none }
        return table.pointee.lookUp(type, key)
    }

    /// Adds a result; the pair must not be known yet.
    func insert(_ entry: Value?, _ type: UInt, _ key: UInt) {
        var table = current.load(ordering: .acquiring)
        if table == nil || table!.pointee.isFull {
            table = Table.make(capacity: (table?.pointee.capacity ?? 256) * 2, copying: table)
            table!.pointee.insert(entry, type, key)
            current.store(table, ordering: .releasing)
        } else {
            table!.pointee.insert(entry, type, key)
        }
    }

    /// Forgets everything, because classes have got more entries.
    func removeAll() {
        current.store(nil, ordering: .releasing)
    }
}

extension LookupCache {
    private struct Slot: ~Copyable {
        /// Zero while the slot is free. Written last.
        let key = Atomic<UInt>(0)
        var type: UInt = 0
        var entry: Unmanaged<Value>?
    }

    /// An open-addressing hash table whose capacity is a power of two. No member changes it as a whole, since others read it at the same
    /// time.
    private struct Table: ~Copyable {
        let capacity: Int
        /// Read and changed by writers alone, which hold the lock.
        private let count = Atomic<Int>(0)
        private let slots: UnsafeMutablePointer<Slot>

        var isFull: Bool { count.load(ordering: .relaxed) * 4 >= capacity * 3 }

        static func make(capacity: Int, copying old: UnsafeMutablePointer<Table>?) -> UnsafeMutablePointer<Table> {
            let table = UnsafeMutablePointer<Table>.allocate(capacity: 1)
            table.initialize(to: Table(capacity: capacity))
            guard let old else { return table }
            for index in 0..<old.pointee.capacity {
                let key = old.pointee.slots[index].key.load(ordering: .relaxed)
                guard key != 0 else { continue }
                let entry = old.pointee.slots[index].entry?.takeUnretainedValue()
                table.pointee.insert(entry, old.pointee.slots[index].type, key)
            }
            return table
        }

        private init(capacity: Int) {
            self.capacity = capacity
            slots = .allocate(capacity: capacity)
            for index in 0..<capacity { (slots + index).initialize(to: Slot()) }
        }

        @inline(__always)
        private func firstIndex(_ type: UInt, _ key: UInt) -> Int {
            // Both are addresses: the lowest bits are always zero, and the next ones differ most.
            let mixed = (type >> 4) &* 0x9E37_79B9_7F4A_7C15 ^ key &* 0xC2B2_AE3D_27D4_EB4F
            return Int(truncatingIfNeeded: mixed >> 32) & (capacity - 1)
        }

        @inline(__always)
        func lookUp(_ type: UInt, _ key: UInt) -> Value?? {
            var index = firstIndex(type, key)
            while true {
                let found = slots[index].key.load(ordering: .acquiring)
                if found == 0 { return .none }
                if found == key, slots[index].type == type { return .some(slots[index].entry?.takeUnretainedValue()) }
                index = (index + 1) & (capacity - 1)
            }
        }

        func insert(_ entry: Value?, _ type: UInt, _ key: UInt) {
            var index = firstIndex(type, key)
            while slots[index].key.load(ordering: .relaxed) != 0 { index = (index + 1) & (capacity - 1) }
            slots[index].type = type
            slots[index].entry = entry.map { Unmanaged.passRetained($0) }
            slots[index].key.store(key, ordering: .releasing)
            count.add(1, ordering: .relaxed)
        }
    }
}
