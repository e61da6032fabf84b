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

    @Test("An initializer without a frame is found where only the superclass is known, as the message new finds it")
    func ownInitializers() {
        #expect(makePlain(FramelessView.self).word == "made")
        #expect(makePlain(NarrowerView.self).word == "narrower")
        #expect(makePlain(StoringView.self).frame == .zero)
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

private class FramelessView: UIView {
    var word: String

    init() {
        word = "made"
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}

private final class NarrowerView: FramelessView {
    override init() {
        super.init()
        word = "narrower"
    }

    required init?(coder: NSCoder) { nil }
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
