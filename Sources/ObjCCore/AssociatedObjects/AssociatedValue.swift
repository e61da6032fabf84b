import Foundation

/// An address that serves as a key and is never read through.
struct UnsafeAddress: Hashable, @unchecked Sendable {
    let pointer: UnsafeRawPointer
}

/// A value that was attached to an object, held as its policy says.
struct AssociatedValue: @unchecked Sendable {
    private let strong: Any?
    private weak let weak: AnyObject?
    private let isWeak: Bool

    init(_ value: Any, policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            // Objective-C would keep a dangling pointer; a weak reference reads as nil once the object is gone.
            strong = nil
            self.weak = value as AnyObject
            isWeak = true
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            strong = (value as? any NSCopying).map { $0.copy(with: nil) } ?? value
            self.weak = nil
            isWeak = false
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
            strong = value
            self.weak = nil
            isWeak = false
        }
    }

    var value: Any? { isWeak ? self.weak : strong }
}
