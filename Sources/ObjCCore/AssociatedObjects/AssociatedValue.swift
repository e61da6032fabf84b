import Foundation

/// An address that serves as a key and is never read through.
struct UnsafeAddress: Hashable, @unchecked Sendable {
    let pointer: UnsafeRawPointer
}

/// A value that was attached to an object, held as its policy says.
enum AssociatedValue: @unchecked Sendable {
    case strong(Any)
    case weak(WeakReference)

    final class WeakReference {
        weak let object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    init(_ value: Any, policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            // Objective-C would keep a dangling pointer; a weak reference reads as nil once the object is gone.
            self = .weak(WeakReference(objectReference(value)))
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            self = .strong((value as? any NSCopying).map { $0.copy(with: nil) } ?? value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
            self = .strong(value)
        }
    }

    var value: Any? {
        switch self {
        case .strong(let value): value
        case .weak(let reference): reference.object
        }
    }
}
