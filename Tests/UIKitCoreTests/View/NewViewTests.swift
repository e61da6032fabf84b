import Testing
import UIKitTesting

@MainActor
struct NewViewTests {
    private func make<V: UIView>(_ type: V.Type) -> V { V(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
    private func makePlain<V: UIView>(_ type: V.Type) -> V { V() }
    private func makeController<C: UIViewController>(_ type: C.Type) -> C { C(nibName: nil, bundle: nil) }

    @Test("A view class known by its metatype only is made with its own initialiser")
    func viewsByMetatype() {
        let view = make(StoringView.self)
        #expect(type(of: view) == StoringView.self)
        #expect(view.values == [1, 2, 3])
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(makePlain(StoringView.self).values == [1, 2, 3])
        #expect(make(UIView.self).frame.width == 3)
    }

    @Test("So is a controller class")
    func controllersByMetatype() {
        #expect(makeController(StoringController.self).word == "stored")
    }

    @Test("layerClass decides about the layer")
    func layerClass() {
        #expect(LayeredView().layer is MarkedLayer)
        #expect((LayeredView().layer as? MarkedLayer)?.mark == 7)
    }
}

private final class StoringView: UIView {
    var values = [1, 2, 3]
}

private final class StoringController: UIViewController {
    var word = "stored"
}

private final class MarkedLayer: CALayer {
    var mark = 7
}

private final class LayeredView: UIView {
    override class var layerClass: AnyClass { MarkedLayer.self }
}
