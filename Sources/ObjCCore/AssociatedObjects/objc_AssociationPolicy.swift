/// How an associated object is held.
// apple: https://developer.apple.com/documentation/objectivec/objc_associationpolicy
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not kept alive. Reads as nil once the object is gone; a value that is not an object may be gone at once.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Kept alive.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Copied, if it can be, and kept alive.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Kept alive. All policies are safe to use from several threads here.
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    /// Copied, if it can be, and kept alive.
    case OBJC_ASSOCIATION_COPY = 0o1403
}
