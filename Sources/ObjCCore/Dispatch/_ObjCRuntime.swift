/// Messages by name, for our own frameworks.
public enum _ObjCRuntime {
    /// Returns true if the class of `object` has a method of that name.
    ///
    /// Does not ask the object: use `responds(to:)` where a subclass may answer for itself.
    public static func responds(_ object: AnyObject, _ selector: Selector) -> Bool {
        ClassRegistry.entry(in: type(of: object), selector: selector.name) != nil
    }

    /// Returns true if instances of a class have a method of that name.
    public static func instancesRespond(_ type: AnyClass, _ selector: Selector) -> Bool {
        ClassRegistry.entry(in: type, selector: selector.name) != nil
    }

    /// The Objective-C names of the properties that a class itself, and none above it, has exported and that can be set.
    public static func settableProperties(of type: AnyClass) -> [String] { ClassRegistry.settableProperties(of: type) }

    /// Sends a message: to the method of that name in the object's class, or else to the method that the selector was made
    /// from, if the object is of that method's class.
    ///
    /// Arguments the method does not take are dropped, so `[sender, event]` serves actions of all three forms. Missing
    /// ones are nil.
    /// - Returns: whether there was such a method, and its result (nil for none).
    @discardableResult
    public static func send(_ object: AnyObject, _ selector: Selector, _ arguments: [Any?]) -> (found: Bool, result: Any?) {
        if let entry = ClassRegistry.entry(in: type(of: object), selector: selector.name) {
            return (true, entry.invoke(object, arguments))
        }
        var result: Any?
        if let call = selector.ownCall, call(object, arguments, &result) { return (true, result) }
        guard let target = Forwarding.target(of: object, for: selector) else { return (false, nil) }
        return send(target, selector, arguments)
    }

    /// Returns true if ``send(_:_:_:)`` would find a method.
    public static func canSend(_ object: AnyObject, _ selector: Selector) -> Bool {
        var result: Any?
        return responds(object, selector) || (selector.ownCall?(object, nil, &result) ?? false)
    }

    /// Sends a message that the object must understand.
    /// - Precondition: the object has a method of that name.
    @discardableResult
    public static func sendRequired(_ object: AnyObject, _ selector: Selector, _ arguments: [Any?]) -> Any? {
        let answer = send(object, selector, arguments)
        guard answer.found else { unrecognized(object, selector) }
        return answer.result
    }

    private static func unrecognized(_ object: AnyObject, _ selector: Selector) -> Never {
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
        fatalError(
            """
            -[\(_ObjCRuntime.name(of: type(of: object))) \(selector)]: unrecognized selector sent to instance 0x\(address). \
            The class and its superclasses have no method of that name: mark the method with @objc, and spell the selector \
            with #selector, so that the compiler checks it.
            """)
    }
}
