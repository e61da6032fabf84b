internal import CSwiftRuntime
import Synchronization

/// The objects of the store that a context knows, by ID, without keeping them alive.
///
/// Used on the context's queue. An object that dies, on whatever thread, takes itself out before its memory is freed; one that is dying is not
/// found any more, as it would not be by a weak reference.
// optimization: a weak reference gives its object a table of counts beside it, and each count of that object is slower from then on.
final class KnownObjects: @unchecked Sendable {
    private typealias Place = UnsafeMutableRawPointer

    private let mutex = Mutex<Void>(())
    /// The index of the place of each object. Some of these are dead.
    private var indexes: [NSManagedObjectID.Key: Int] = [:]
    /// Objects by index; nil for a dead one.
    private var places: [Place?] = []
    /// Indexes that nobody has.
    private var free: [Int] = []
    private var countAtNextSweep = KnownObjects.leastSweep
    private static let leastSweep = 16_384

    /// How many IDs there are, those of dead ones included.
    var count: Int { locked { indexes.count } }

    /// All that are alive.
    var objects: [NSManagedObject] { locked { indexes.values.compactMap { living(at: $0) } } }

    /// The object of an ID; nil if there is none.
    func object(_ key: NSManagedObjectID.Key) -> NSManagedObject? { locked { indexes[key].flatMap { living(at: $0) } } }

    /// Knows an object, which then has to be taken out before it dies.
    func add(_ object: NSManagedObject, _ key: NSManagedObjectID.Key) {
        locked {
            if indexes.count >= countAtNextSweep { sweep() }
            put(object, key)
        }
    }

    /// Gives objects that have been saved the IDs that they keep, and knows them by those.
    func addSaved(_ objects: [NSManagedObject]) {
        locked {
            indexes.reserveCapacity(indexes.count + objects.count)
            places.reserveCapacity(places.count + objects.count)
            for object in objects {
                guard let id = object.nextID else { continue }
                object.takeNextID()
                put(object, id.key)
            }
            // All of these are alive.
            countAtNextSweep = max(countAtNextSweep, indexes.count * 2)
        }
    }

    func remove(_ object: NSManagedObject, _ key: NSManagedObjectID.Key) {
        locked {
            guard let index = indexes[key], places[index] == place(of: object) else { return }
            indexes[key] = nil
            places[index] = nil
            free.append(index)
            object.knownIndex = nil
        }
    }

    /// Called by an object that dies, or that has gone elsewhere.
    func forget(_ object: NSManagedObject, at index: Int) {
        // Its ID stays until the next sweep, and leads to nobody.
        locked { leave(index, object) }
    }

    func removeAll() {
        locked {
            indexes = [:]
            places = []
            free = []
        }
    }

    // MARK: Private

    private func put(_ object: NSManagedObject, _ key: NSManagedObjectID.Key) {
        // It takes itself out of one place only.
        if let former = object.knownIndex { leave(former, object) }
        let index = free.popLast() ?? places.count
        if index == places.count { places.append(nil) }
        places[index] = place(of: object)
        // One that is dying may still have its own place under this ID: that becomes free when all are looked through.
        indexes[key] = index
        object.knownIndex = index
    }

    private func leave(_ index: Int, _ object: NSManagedObject) {
        if index < places.count, places[index] == place(of: object) { places[index] = nil }
    }

    private func sweep() {
        indexes = indexes.filter { places[$0.value] != nil }
        free = places.indices.filter { places[$0] == nil }
        countAtNextSweep = max(Self.leastSweep, indexes.count * 4)
    }

    private func place(of object: NSManagedObject) -> Place { Unmanaged.passUnretained(object).toOpaque() }

    /// What is in a place cannot be freed meanwhile, since it would have to be taken out first.
    private func living(at index: Int) -> NSManagedObject? {
        guard let place = places[index], let kept = swift_runtime_try_retain(place) else { return nil }
        return Unmanaged<NSManagedObject>.fromOpaque(kept).takeRetainedValue()
    }

    // What is released in the body may be an object's last reference, and the object asks for the lock.
    @inline(__always)
    private func locked<Result>(_ body: () -> Result) -> Result {
        mutex._unsafeLock()
        defer { mutex._unsafeUnlock() }
        return body()
    }
}
