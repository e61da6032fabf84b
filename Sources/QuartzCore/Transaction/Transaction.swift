/// The settings of one transaction.
struct Transaction {
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    /// Values under keys that no property has.
    var keyedValues: [String: Any] = [:]
    /// Waits for the animations of this transaction; nil where nothing is called at their end.
    var group: TransactionGroup?
}
