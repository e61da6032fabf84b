/// The method that a `#selector` expression names, ready to be called on a target of the method's class.
final class SelectorCall {
    /// Calls the method, or returns false when the target is not of the method's class.
    let perform: (_ target: AnyObject, _ arguments: [Any?], _ result: inout Any?) -> Bool
    /// Whether the target is of the method's class.
    let accepts: (AnyObject) -> Bool

    init<Target>(_ selector: String, on _: Target.Type, _ body: @escaping (Target, ArgumentList) -> Any?) {
        accepts = { $0 is Target }
        perform = { target, arguments, result in
            guard let typed = target as? Target else { return false }
            result = body(typed, ArgumentList(arguments, target: target, selector: selector))
            return true
        }
    }
}
