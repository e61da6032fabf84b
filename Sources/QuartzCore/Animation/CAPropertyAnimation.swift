/// An animation of one property of a layer; see ``CABasicAnimation``.
// apple: https://developer.apple.com/documentation/quartzcore/capropertyanimation
open class CAPropertyAnimation: CAAnimation {
    /// - Parameter path: see ``keyPath``.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The key of a property, or the way to a part of it, such as "position.x" or "transform.rotation.z". Default: nil.
    open var keyPath: String?

    /// Whether values are added to what the property has, not put in its place. Default: false.
    open var isAdditive = false

    /// Whether each repetition starts where the one before it ended. Default: false.
    open var isCumulative = false

    override func copyProperties(to copy: CAAnimation) {
        super.copyProperties(to: copy)
        guard let copy = copy as? CAPropertyAnimation else { return }
        copy.keyPath = keyPath
        copy.isAdditive = isAdditive
        copy.isCumulative = isCumulative
    }
}
