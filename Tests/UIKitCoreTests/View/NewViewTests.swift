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

    @Test("Initializers that a kind of view adds are called in the class that a value has")
    func valuesByMetatype() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image { _ in }
        let picture: UIImageView = StoringImageView(image: nil)
        #expect(type(of: picture).init(image: image).frame.size == CGSize(width: 6, height: 4))
        let both = type(of: picture).init(image: nil, highlightedImage: image)
        #expect((both as? StoringImageView)?.word == "stored")
        #expect(both.highlightedImage === image)
        let collection: UICollectionView = StoringCollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let layout = UICollectionViewFlowLayout()
        let other = type(of: collection).init(frame: CGRect(x: 0, y: 0, width: 5, height: 6), collectionViewLayout: layout)
        #expect((other as? StoringCollectionView)?.word == "stored")
        #expect(other.collectionViewLayout === layout)
        let glass: UIVisualEffectView = StoringEffectView(effect: nil)
        #expect(type(of: glass).init(effect: UIBlurEffect(style: .regular)).effect is UIBlurEffect)
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

private final class StoringImageView: UIImageView {
    var word = "stored"
}

private final class StoringCollectionView: UICollectionView {
    var word = "stored"
}

private final class StoringEffectView: UIVisualEffectView {
    var word = "stored"
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
