@_spi(ForasteroInternal) import ObjCRuntime
/// The transactions of one thread, the outermost first.
final class TransactionStack {
    /// The implicit transaction, and those that were begun within it.
    private var transactions = [Transaction()]
    /// Layers that got animations since the implicit transaction began.
    var waitingLayers: [WaitingLayer] = []

    static let sharedLock = NSRecursiveLock()

    private static let storage = ThreadStorage<TransactionStack>()

    /// The stack of the calling thread.
    static var current: TransactionStack {
        if let stack = storage.object { return stack }
        let stack = TransactionStack()
        storage.object = stack
        return stack
    }

    var innermost: Transaction {
        get { transactions[transactions.count - 1] }
        set { transactions[transactions.count - 1] = newValue }
    }

    func begin() {
        transactions.append(innermost)
        // The new transaction has no block of its own: its animations are waited for by the group around it.
    }

    func commit() {
        _require(
            transactions.count > 1,
            "CATransaction.commit() was called without a begin() before it. Call begin() first, or flush() for the implicit one.")
        let ended = transactions.removeLast()
        if let group = ended.group, group !== innermost.group { group.close() }
    }

    func flush() {
        guard transactions.count == 1 else { return }
        let ended = transactions[0]
        transactions[0] = Transaction()
        let waiting = waitingLayers
        waitingLayers = []
        // A layer that is not shown keeps its animations waiting.
        for layer in waiting.compactMap(\.layer) {
            if let clock = layer.host?.clock { layer.beginWaitingAnimations(at: clock.now) }
        }
        ended.group?.close()
    }

    func setCompletion(_ block: (() -> Void)?) {
        let around = transactions.count > 1 ? transactions[transactions.count - 2].group : nil
        let replaced = innermost.group
        innermost.group = block.map { TransactionGroup(outer: around, completion: $0) } ?? around
        if let replaced, replaced !== around { replaced.close() }
    }
}
