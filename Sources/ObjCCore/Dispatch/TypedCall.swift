/// A method of a table entry with its own parameter types, for callers that know them.
///
/// The parameter and result types are compared one by one with those of the caller, which have to be exactly equal; that
/// is much cheaper than a dynamic cast of the function.
class TypedCall {
    private let signature: [Any.Type]

    init(signature: [Any.Type]) {
        self.signature = signature
    }

    func has(signature types: Any.Type...) -> Bool {
        guard types.count == signature.count else { return false }
        for index in types.indices where types[index] != signature[index] { return false }
        return true
    }
}

final class TypedCall0<R>: TypedCall {
    let call: (AnyObject) -> R

    init(_ call: @escaping (AnyObject) -> R) {
        self.call = call
        super.init(signature: [R.self])
    }
}

final class TypedCall1<A, R>: TypedCall {
    let call: (AnyObject, A) -> R

    init(_ call: @escaping (AnyObject, A) -> R) {
        self.call = call
        super.init(signature: [R.self, A.self])
    }
}

final class TypedCall2<A, B, R>: TypedCall {
    let call: (AnyObject, A, B) -> R

    init(_ call: @escaping (AnyObject, A, B) -> R) {
        self.call = call
        super.init(signature: [R.self, A.self, B.self])
    }
}

final class TypedCall3<A, B, C, R>: TypedCall {
    let call: (AnyObject, A, B, C) -> R

    init(_ call: @escaping (AnyObject, A, B, C) -> R) {
        self.call = call
        super.init(signature: [R.self, A.self, B.self, C.self])
    }
}

final class TypedCall4<A, B, C, D, R>: TypedCall {
    let call: (AnyObject, A, B, C, D) -> R

    init(_ call: @escaping (AnyObject, A, B, C, D) -> R) {
        self.call = call
        super.init(signature: [R.self, A.self, B.self, C.self, D.self])
    }
}

final class TypedCall5<A, B, C, D, E, R>: TypedCall {
    let call: (AnyObject, A, B, C, D, E) -> R

    init(_ call: @escaping (AnyObject, A, B, C, D, E) -> R) {
        self.call = call
        super.init(signature: [R.self, A.self, B.self, C.self, D.self, E.self])
    }
}

final class TypedCall6<A, B, C, D, E, F, R>: TypedCall {
    let call: (AnyObject, A, B, C, D, E, F) -> R

    init(_ call: @escaping (AnyObject, A, B, C, D, E, F) -> R) {
        self.call = call
        super.init(signature: [R.self, A.self, B.self, C.self, D.self, E.self, F.self])
    }
}
