/// Makes objects of classes that are only known while running.
///
/// Apple's initialisers are not `required`, so that subclasses need not repeat them; yet each class has an entry for
/// them, which is its own, an inherited one, or one that stops the program and says that it is missing. A subclass here
/// declares them as required and lends its type for the call.
enum Instantiation {
    static func makeAnimation(_ type: CAAnimation.Type) -> CAAnimation {
        unsafeBitCast(type, to: DynamicAnimation.Type.self).init()
    }

    static func makeCopy(of layer: CALayer) -> CALayer {
        unsafeBitCast(type(of: layer), to: DynamicLayer.Type.self).init(layer: layer)
    }

    private class DynamicAnimation: CAAnimation {
        required override init() { super.init() }
    }

    private class DynamicLayer: CALayer {
        required override init(layer: Any) { super.init(layer: layer) }
    }
}
