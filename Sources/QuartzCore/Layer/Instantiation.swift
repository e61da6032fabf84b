/// Makes objects of classes that are only known while running.
///
/// Apple's initialisers are not `required`, so that subclasses need not repeat them; yet each class has an entry for
/// them, which is its own, an inherited one, or one that stops the program and says that it is missing. A subclass here
/// declares them as required and lends its type for the call.
enum Instantiation {
    static func makeAnimation(_ type: CAAnimation.Type) -> CAAnimation {
        _objcNew(type)
    }

    static func makeCopy(of layer: CALayer) -> CALayer {
        unsafeBitCast(type(of: layer), to: _DynamicLayer.Type.self).init(layer: layer)
    }
}

/// The static type through which `init(layer:)` of any layer class is reached. It has no instances.
///
/// Open, because the compiler calls the initialiser of a class that cannot have subclasses directly.
@_spi(ForasteroInternal)
open class _DynamicLayer: CALayer {
    public required override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
