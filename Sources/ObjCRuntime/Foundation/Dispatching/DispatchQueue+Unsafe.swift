public import Dispatch

// The forms without a promise that the block may go to another thread, which the system's own module has beside those with one.
extension DispatchQueue {
    /// Has a block run on the queue; whether it may is for the caller to know.
    // apple: https://developer.apple.com/documentation/dispatch/dispatchqueue/asyncunsafe(group:qos:flags:execute:)
    public func asyncUnsafe(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
    ) {
        let block = UncheckedBlock(call: work)
        async(group: group, qos: qos, flags: flags) { block.call() }
    }

    /// Has a block run on the queue at a time; whether it may is for the caller to know.
    // apple: https://developer.apple.com/documentation/dispatch/dispatchqueue/asyncafterunsafe(deadline:qos:flags:execute:)
    public func asyncAfterUnsafe(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
    ) {
        let block = UncheckedBlock(call: work)
        asyncAfter(deadline: deadline, qos: qos, flags: flags) { block.call() }
    }
}

/// `@unchecked`: the caller has said that the block may run elsewhere.
private struct UncheckedBlock: @unchecked Sendable {
    let call: () -> Void
}
