import Synchronization

/// The views that have a tag, by their tags. They are not kept alive.
// optimization: a search for the only view with a tag, or for one that is not there, goes from the views with that tag upwards, however many
// others there are.
enum TaggedViews {
    /// The addresses of the views with one tag.
    private enum Holders {
        case one(UInt)
        case several(Set<UInt>)
    }

    /// What is known about the views inside another one that have a tag.
    enum Answer {
        case none
        case only(UIView)
        /// Several have it. Which is the first can only be found by looking.
        case several
    }

    // Views end in any thread.
    private static let holders = Mutex<[Int: Holders]>([:])
    /// To look whether so many views lie inside another is not worth more than a search.
    private static let few = 8

    /// A view has another tag. Zero is none.
    static func change(of view: UIView, from old: Int, to new: Int) {
        let address = UInt(bitPattern: Unmanaged.passUnretained(view).toOpaque())
        holders.withLock { holders in
            if old != 0 { remove(address, old, &holders) }
            if new != 0 { add(address, new, &holders) }
        }
    }

    /// - Parameter tag: not zero.
    static func find(_ tag: Int, inside root: UIView) -> Answer {
        holders.withLock { holders in
            switch holders[tag] {
            case nil: return .none
            case .one(let address): return answer(CollectionOfOne(address), inside: root)
            case .several(let addresses): return addresses.count > few ? .several : answer(addresses, inside: root)
            }
        }
    }

    // A view that lies inside another one is kept alive by it. One that is about to end lies in none.
    private static func answer(_ addresses: some Sequence<UInt>, inside root: UIView) -> Answer {
        var found: UIView?
        for address in addresses {
            guard let pointer = UnsafeRawPointer(bitPattern: address) else { continue }
            let view = Unmanaged<UIView>.fromOpaque(pointer)
            guard view._withUnsafeGuaranteedRef({ $0.lies(inside: root) }) else { continue }
            if found != nil { return .several }
            found = view.takeUnretainedValue()
        }
        return found.map { .only($0) } ?? .none
    }

    private static func add(_ address: UInt, _ tag: Int, _ holders: inout [Int: Holders]) {
        switch holders.removeValue(forKey: tag) {
        case nil: holders[tag] = .one(address)
        case .one(let other): holders[tag] = .several([other, address])
        case .several(var addresses):
            addresses.insert(address)
            holders[tag] = .several(addresses)
        }
    }

    private static func remove(_ address: UInt, _ tag: Int, _ holders: inout [Int: Holders]) {
        guard case .several(var addresses) = holders.removeValue(forKey: tag) else { return }
        addresses.remove(address)
        if addresses.count > 1 { holders[tag] = .several(addresses) } else { holders[tag] = addresses.first.map { .one($0) } }
    }
}

extension UIView {
    fileprivate nonisolated func lies(inside root: UIView) -> Bool {
        var link = parentLink
        while let view = link {
            if view.toOpaque() == Unmanaged.passUnretained(root).toOpaque() { return true }
            link = view._withUnsafeGuaranteedRef { $0.parentLink }
        }
        return false
    }
}
