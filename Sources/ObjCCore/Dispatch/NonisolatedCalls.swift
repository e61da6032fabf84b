// Table entries and selectors call methods of any isolation. As in Objective-C, a message is delivered on the thread that
// sends it, so the main-actor part of a function type, which is a promise to the type checker only, is dropped here.

func nonisolated<R>(_ function: @escaping @MainActor () -> R) -> () -> R {
    unsafeBitCast(function, to: (() -> R).self)
}

func nonisolated<A, R>(_ function: @escaping @MainActor (A) -> R) -> (A) -> R {
    unsafeBitCast(function, to: ((A) -> R).self)
}

func nonisolated<A, B, R>(_ function: @escaping @MainActor (A, B) -> R) -> (A, B) -> R {
    unsafeBitCast(function, to: ((A, B) -> R).self)
}

func nonisolated<A, B, C, R>(_ function: @escaping @MainActor (A, B, C) -> R) -> (A, B, C) -> R {
    unsafeBitCast(function, to: ((A, B, C) -> R).self)
}

func nonisolated<A, B, C, D, R>(_ function: @escaping @MainActor (A, B, C, D) -> R) -> (A, B, C, D) -> R {
    unsafeBitCast(function, to: ((A, B, C, D) -> R).self)
}

func nonisolated<A, B, C, D, E, R>(_ function: @escaping @MainActor (A, B, C, D, E) -> R) -> (A, B, C, D, E) -> R {
    unsafeBitCast(function, to: ((A, B, C, D, E) -> R).self)
}

func nonisolated<A, B, C, D, E, F, R>(
    _ function: @escaping @MainActor (A, B, C, D, E, F) -> R
) -> (A, B, C, D, E, F) -> R {
    unsafeBitCast(function, to: ((A, B, C, D, E, F) -> R).self)
}

func nonisolated<A, B, C, D, E, F, G, R>(
    _ function: @escaping @MainActor (A, B, C, D, E, F, G) -> R
) -> (A, B, C, D, E, F, G) -> R {
    unsafeBitCast(function, to: ((A, B, C, D, E, F, G) -> R).self)
}
