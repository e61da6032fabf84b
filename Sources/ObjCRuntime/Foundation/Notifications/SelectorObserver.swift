import Foundation

/// One registration of an observer with a selector. It keeps neither the observer nor the object alive.
final class SelectorObserver: @unchecked Sendable {
    private weak let observer: AnyObject?
    private let selector: Selector
    /// Nil for every name.
    let name: NSNotification.Name?
    private let object: ObservedObject

    init(_ observer: AnyObject, _ selector: Selector, name: NSNotification.Name?, object: Any?) {
        self.observer = observer
        self.selector = selector
        self.name = name
        self.object = ObservedObject(object)
    }

    /// True if the registration can never receive anything again.
    var isDead: Bool { observer == nil || object.isDead }

    func wants(_ notification: Notification) -> Bool {
        (name == nil || name == notification.name) && object.admits(notification.object)
    }

    func isRegistration(of observer: AnyObject, name: NSNotification.Name?, object: Any?) -> Bool {
        self.observer === observer && (name == nil || name == self.name)
            && (object == nil || (!self.object.isAny && self.object.admits(object)))
    }

    func send(_ notification: Notification) {
        guard let observer else { return }
        _ObjCRuntime.sendRequired(observer, selector, [notification])
    }
}

/// The sender that an observer wants to be notified of.
private enum ObservedObject {
    case any
    case instance(WeakReference)
    /// A value type; compared by equality.
    case value(NSObject)

    init(_ object: Any?) {
        guard let object else {
            self = .any
            return
        }
        if type(of: object) is AnyClass {
            self = .instance(WeakReference(object as AnyObject))
        } else {
            self = (object as AnyObject as? NSObject).map { .value($0) } ?? .any
        }
    }

    var isAny: Bool { if case .any = self { true } else { false } }

    var isDead: Bool { if case .instance(let reference) = self { reference.object == nil } else { false } }

    func admits(_ object: Any?) -> Bool {
        switch self {
        case .any: true
        case .instance(let reference): object.map { reference.object === ($0 as AnyObject) } ?? false
        case .value(let value): object.map { value.isEqual($0) } ?? false
        }
    }
}

private final class WeakReference {
    weak let object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
}
