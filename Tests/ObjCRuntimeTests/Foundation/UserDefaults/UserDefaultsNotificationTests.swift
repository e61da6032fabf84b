import Foundation
import Testing

@testable import ObjCRuntime

@Suite("Who is notified of changes of user defaults")
struct UserDefaultsNotificationTests {
    private let folder: DefaultsFolder
    private let defaults: _UserDefaults

    init() throws {
        folder = try DefaultsFolder()
        defaults = try folder.defaults()
    }

    private final class Count: @unchecked Sendable { var value = 0 }

    /// How often the notification comes, and comes with the object, during a body.
    private func notifications(_ body: () -> Void) -> Int {
        let count = Count()
        let observer = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
        ) { _ in count.value += 1 }
        body()
        NotificationCenter.default.removeObserver(observer)
        return count.value
    }

    @Test("DF-12: the notification is posted when a value changes, with the defaults as its object")
    func changes() {
        #expect(notifications { defaults.set(1, forKey: "k") } == 1)
        #expect(notifications { defaults.set(1, forKey: "k") } == 0)
        #expect(notifications { defaults.set(true, forKey: "k") } == 1)
        #expect(notifications { defaults.removeObject(forKey: "k") } == 1)
        #expect(notifications { defaults.removeObject(forKey: "k") } == 0)
        #expect(notifications { defaults.setPersistentDomain(["a": 1], forName: "App") } == 1)
        #expect(notifications { _ = defaults.integer(forKey: "a") } == 0)
    }

    @Test("DF-12, DF-13: an observer is called before the setter returns, in its thread, and sees the new value")
    func synchronously() {
        let count = Count()
        let thread = ObjectIdentifier(Thread.current)
        let observer = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
        ) { notification in
            count.value = (notification.object as? _UserDefaults)?.integer(forKey: "k") ?? -1
            #expect(ObjectIdentifier(Thread.current) == thread)
        }
        defaults.set(5, forKey: "k")
        #expect(count.value == 5)
        NotificationCenter.default.removeObserver(observer)
    }

    private final class Watcher: UIObject {
        var heard: [String] = []
        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
        ) {
            func text(_ key: NSKeyValueChangeKey) -> String { change?[key].map { "\($0)" } ?? "-" }
            heard.append("\(keyPath ?? "") \(text(.oldKey)) \(text(.newKey))")
        }
    }

    @Test("Observers of a key hear the old and the new value, also when another object makes the change")
    @MainActor func keyValueObserving() throws {
        let store = folder.store()
        let one = try DefaultsFolder.defaults(in: store, suite: "s")
        let other = try DefaultsFolder.defaults(in: store, suite: "s")
        let stranger = try DefaultsFolder.defaults(in: store)
        let watcher = Watcher()
        one.addObserver(watcher, forKeyPath: "k", options: [.old, .new], context: nil)
        one.set("a", forKey: "k")
        other.set("b", forKey: "k")
        stranger.set("c", forKey: "k")
        other.set("b", forKey: "k")
        one.removeObject(forKey: "k")
        one.removeObserver(watcher, forKeyPath: "k")
        one.set("d", forKey: "k")
        #expect(watcher.heard == ["k <null> a", "k a b", "k b <null>"])
    }
}
