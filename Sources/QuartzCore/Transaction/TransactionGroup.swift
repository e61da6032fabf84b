/// Calls something when a number of animations are over.
final class TransactionGroup {
    let completion: () -> Void
    /// The group that waits for this one.
    private let outer: TransactionGroup?
    private var pendingCount = 0
    /// No more animations will be added.
    private var isClosed = false

    init(outer: TransactionGroup?, completion: @escaping () -> Void) {
        self.outer = outer
        self.completion = completion
        outer?.enter()
    }

    func enter() {
        pendingCount += 1
    }

    func leave() {
        pendingCount -= 1
        finishIfDone()
    }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        finishIfDone()
    }

    private func finishIfDone() {
        guard isClosed, pendingCount == 0 else { return }
        completion()
        outer?.leave()
    }
}
