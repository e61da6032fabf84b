/// A method of a table entry with its own parameter types, for callers that know them.
///
/// The parameter and result types are compared one by one with those of the caller, which have to be exactly equal; that
/// is much cheaper than a dynamic cast of the function.
class TypedCall {
    /// Stands for a parameter that the method does not have.
    enum None {}

    private let types: (Any.Type, Any.Type, Any.Type, Any.Type, Any.Type, Any.Type, Any.Type)

    fileprivate init(
        _ result: Any.Type, _ a: Any.Type = None.self, _ b: Any.Type = None.self, _ c: Any.Type = None.self,
        _ d: Any.Type = None.self, _ e: Any.Type = None.self, _ f: Any.Type = None.self
    ) {
        types = (result, a, b, c, d, e, f)
    }

    /// Returns true if the method has exactly this result type and these parameter types.
    @inline(__always)
    final func has(
        _ result: Any.Type, _ a: Any.Type = None.self, _ b: Any.Type = None.self, _ c: Any.Type = None.self,
        _ d: Any.Type = None.self, _ e: Any.Type = None.self, _ f: Any.Type = None.self
    ) -> Bool {
        types.0 == result && types.1 == a && types.2 == b && types.3 == c && types.4 == d && types.5 == e && types.6 == f
    }
}

final class TypedCall0<R>: TypedCall {
    let call: (AnyObject) -> R

    init(_ call: @escaping (AnyObject) -> R) {
        self.call = call
        super.init(R.self)
    }
}

final class TypedCall1<A, R>: TypedCall {
    let call: (AnyObject, A) -> R

    init(_ call: @escaping (AnyObject, A) -> R) {
        self.call = call
        super.init(R.self, A.self)
    }
}

final class TypedCall2<A, B, R>: TypedCall {
    let call: (AnyObject, A, B) -> R

    init(_ call: @escaping (AnyObject, A, B) -> R) {
        self.call = call
        super.init(R.self, A.self, B.self)
    }
}

final class TypedCall3<A, B, C, R>: TypedCall {
    let call: (AnyObject, A, B, C) -> R

    init(_ call: @escaping (AnyObject, A, B, C) -> R) {
        self.call = call
        super.init(R.self, A.self, B.self, C.self)
    }
}

final class TypedCall4<A, B, C, D, R>: TypedCall {
    let call: (AnyObject, A, B, C, D) -> R

    init(_ call: @escaping (AnyObject, A, B, C, D) -> R) {
        self.call = call
        super.init(R.self, A.self, B.self, C.self, D.self)
    }
}

final class TypedCall5<A, B, C, D, E, R>: TypedCall {
    let call: (AnyObject, A, B, C, D, E) -> R

    init(_ call: @escaping (AnyObject, A, B, C, D, E) -> R) {
        self.call = call
        super.init(R.self, A.self, B.self, C.self, D.self, E.self)
    }
}

final class TypedCall6<A, B, C, D, E, F, R>: TypedCall {
    let call: (AnyObject, A, B, C, D, E, F) -> R

    init(_ call: @escaping (AnyObject, A, B, C, D, E, F) -> R) {
        self.call = call
        super.init(R.self, A.self, B.self, C.self, D.self, E.self, F.self)
    }
}
