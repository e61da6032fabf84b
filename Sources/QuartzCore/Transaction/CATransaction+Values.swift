/// The key of ``CATransaction/animationDuration()``, a number.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of ``CATransaction/disableActions()``, a truth value.
public let kCATransactionDisableActions = "disableActions"
/// The key of ``CATransaction/animationTimingFunction()``.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of ``CATransaction/completionBlock()``.
public let kCATransactionCompletionBlock = "completionBlock"

extension Transaction {
    func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: duration
        case kCATransactionDisableActions: disablesActions
        case kCATransactionAnimationTimingFunction: timingFunction
        case kCATransactionCompletionBlock: group?.completion
        default: keyedValues[key]
        }
    }
}

extension TransactionStack {
    /// Sets a property by its key; other keys are kept for the application. What does not fit a property is left out.
    func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            if case .number(let seconds)? = value.flatMap({ AnimatableValue($0) }) { innermost.duration = seconds }
        case kCATransactionDisableActions:
            if case .number(let flag)? = value.flatMap({ AnimatableValue($0) }) { innermost.disablesActions = flag != 0 }
        case kCATransactionAnimationTimingFunction: innermost.timingFunction = value as? CAMediaTimingFunction
        case kCATransactionCompletionBlock: setCompletion(value as? () -> Void)
        default: innermost.keyedValues[key] = value
        }
    }
}
