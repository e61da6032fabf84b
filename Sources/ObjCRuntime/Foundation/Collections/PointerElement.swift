import Foundation

/// An element of a collection of pointers, held as the collection's options say.
struct PointerElement {
    private enum Reference {
        case strong(AnyObject)
        case weak(WeakReference)
    }
    private final class WeakReference {
        weak let object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }
    private let reference: Reference

    init(_ value: Any, _ options: NSPointerFunctions.Options) {
        var object = objectReference(value)
        if options.contains(.copyIn), let copyable = object as? any NSCopying { object = objectReference(copyable.copy(with: nil)) }
        reference = options.isWeak ? .weak(WeakReference(object)) : .strong(object)
    }

    /// The element; nil once a weak one is dead.
    var object: AnyObject? {
        switch reference {
        case .strong(let object): object
        case .weak(let reference): reference.object
        }
    }
}

/// How a collection of pointers finds an element again: by identity, or by hash and equality. Does not keep it alive.
struct PointerKey: Hashable {
    private let element: PointerElement
    private let hashValueOfElement: Int
    private let comparesIdentity: Bool

    init(_ value: Any, _ options: NSPointerFunctions.Options) {
        let object = objectReference(value)
        element = PointerElement(value, options)
        comparesIdentity = options.comparesIdentity
        hashValueOfElement =
            (comparesIdentity ? nil : (object as? NSObject)?.hash) ?? ObjectIdentifier(object).hashValue
    }

    /// The element; nil once a weak one is dead.
    var object: AnyObject? { element.object }

    /// A dead element is equal to nothing but itself, so that it stays where it is until it is swept away.
    static func == (first: PointerKey, second: PointerKey) -> Bool {
        guard let one = first.object, let two = second.object else { return false }
        if one === two { return true }
        guard !first.comparesIdentity, let object = one as? NSObject else { return false }
        return object.isEqual(two)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hashValueOfElement) }
}
