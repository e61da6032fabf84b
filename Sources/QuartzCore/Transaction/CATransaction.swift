/// Groups changes of layers, and says how they are animated.
///
/// Transactions nest, and each thread has its own. Outside of explicit ones there is an implicit one, which lasts until
/// the present turn of the run loop is over. What is not set in a transaction is as in the one around it.
// apple: https://developer.apple.com/documentation/quartzcore/catransaction
open class CATransaction: UIObject {
    /// Begins a transaction within the present one.
    open class func begin() {
        TransactionStack.current.begin()
    }

    /// Ends the innermost transaction that was begun.
    /// - Precondition: there is one.
    open class func commit() {
        TransactionStack.current.commit()
    }

    /// Ends the implicit transaction now. Does nothing within an explicit one.
    ///
    /// The animations that were added since it began get their time to begin: where their layers' time stands now.
    open class func flush() {
        TransactionStack.current.flush()
    }

    /// How long implicit animations take, and those that do not say. In seconds; default: 0.25.
    open class func animationDuration() -> CFTimeInterval {
        TransactionStack.current.innermost.duration
    }

    /// Sets ``animationDuration()`` of the innermost transaction, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        TransactionStack.current.innermost.duration = dur
    }

    /// The timing of implicit animations; nil, the default, for that named `default`.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        TransactionStack.current.innermost.timingFunction
    }

    /// Sets ``animationTimingFunction()`` of the innermost transaction; nil is the one around it, or that named `default`.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        TransactionStack.current.innermost.timingFunction = function
    }

    /// Returns true if changes have no actions. Default: false.
    open class func disableActions() -> Bool {
        TransactionStack.current.innermost.disablesActions
    }

    /// Sets ``disableActions()`` of the innermost transaction.
    open class func setDisableActions(_ flag: Bool) {
        TransactionStack.current.innermost.disablesActions = flag
    }

    /// The block that was set with ``setCompletionBlock(_:)`` in the innermost transaction last; nil for none.
    open class func completionBlock() -> (() -> Void)? {
        TransactionStack.current.innermost.group?.completion
    }

    /// Sets what is called when all animations added from now on, in this transaction and in those within it, are over.
    ///
    /// Without any, it is called when the transaction ends. A block that was set before waits only for what was added
    /// since it was set.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        TransactionStack.current.setCompletion(block)
    }

    /// A property by its key, such as ``kCATransactionAnimationDuration``, or what was stored under a key of one's own.
    ///
    /// Nil where neither this transaction nor one around it has a value.
    open class func value(forKey key: String) -> Any? {
        TransactionStack.current.innermost.value(forKey: key)
    }

    /// Sets a property by its key, or keeps a value under a key of one's own until the transaction ends.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        TransactionStack.current.setValue(anObject, forKey: key)
    }

    /// Lets no other thread take the lock until ``unlock()``. The same thread may take it several times.
    open class func lock() { TransactionStack.sharedLock.lock() }

    /// Gives back what ``lock()`` took. Call it once for each.
    open class func unlock() { TransactionStack.sharedLock.unlock() }
}
