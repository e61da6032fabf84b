/// Something that happens when a layer changes, mostly an animation.
// apple: https://developer.apple.com/documentation/quartzcore/caaction
@objc(CAAction)
public protocol CAAction: AnyObject {
    /// - Parameters:
    ///   - event: the name of what changed: a property's key, or "onOrderIn", "onOrderOut", "sublayers".
    ///   - anObject: the layer that changed.
    @objc(runActionForKey:object:arguments:)
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Stands for "no action" where nil means "search on".
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
