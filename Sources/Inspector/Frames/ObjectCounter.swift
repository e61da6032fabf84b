@_spi(ForasteroInternal) import QuartzCore
@_spi(ForasteroInternal) import UIKitCore

/// Counts the objects that are alive: responders and gesture recognisers exactly from when the inspector came, with those that
/// could be found then; layers by walking the trees that are shown.
@MainActor
enum ObjectCounter {
    /// A census of what can be found now.
    static func makeCensus(of windows: [UIWindow], controllers: [UIViewController]) -> ObjectCensus {
        let census = ObjectCensus()
        census.add(UIApplication.shared)
        for window in windows { add(window, to: census) }
        for controller in controllers {
            census.add(controller)
            if let view = controller.viewIfLoaded { add(view, to: census) }
        }
        return census
    }

    private static func add(_ view: UIView, to census: ObjectCensus) {
        census.add(view)
        for recognizer in view.gestureRecognizers ?? [] { census.add(recognizer) }
        for subview in view.subviews { add(subview, to: census) }
    }

    /// The most frequent first.
    static func counts(_ census: ObjectCensus?, layersOf windows: [UIWindow]) -> [ObjectCount] {
        var counts = census?.counts ?? [:]
        for window in windows { count(window.layer, in: &counts) }
        return counts.map { ObjectCount(className: $0.key, count: $0.value) }.sorted {
            $0.count == $1.count ? $0.className < $1.className : $0.count > $1.count
        }
    }

    private static func count(_ layer: CALayer, in counts: inout [String: Int]) {
        counts[_ObjCRuntime.name(of: type(of: layer)), default: 0] += 1
        for sublayer in layer.sublayers ?? [] { count(sublayer, in: &counts) }
    }
}
