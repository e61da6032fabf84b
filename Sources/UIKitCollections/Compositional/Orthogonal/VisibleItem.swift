import Foundation
import UIKitCore

/// The changes by a handler to the look of an element.
@MainActor
struct ElementLook {
    var alpha: CGFloat?
    var zIndex: Int?
    var isHidden: Bool?
    var center: CGPoint?
    var transform: CATransform3D?

    func apply(to attributes: UICollectionViewLayoutAttributes) {
        if let alpha { attributes.alpha = alpha }
        if let zIndex { attributes.zIndex = zIndex }
        if let isHidden { attributes.isHidden = isHidden }
        if let center { attributes.center = center }
        if let transform { attributes.transform3D = transform }
    }
}

/// An element that a section is showing, as its handler gets it.
@MainActor
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes
    /// Changes what is kept of the element's look.
    private let change: ((ElementLook) -> ElementLook) -> Void

    init(_ attributes: UICollectionViewLayoutAttributes, change: @escaping ((ElementLook) -> ElementLook) -> Void) {
        self.attributes = attributes
        self.change = change
        super.init()
    }

    private func set<Value>(_ path: WritableKeyPath<ElementLook, Value?>, _ value: Value) {
        change { look in
            var look = look
            look[keyPath: path] = value
            return look
        }
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set {
            attributes.alpha = newValue
            set(\.alpha, newValue)
        }
    }

    var zIndex: Int {
        get { attributes.zIndex }
        set {
            attributes.zIndex = newValue
            set(\.zIndex, newValue)
        }
    }

    var isHidden: Bool {
        get { attributes.isHidden }
        set {
            attributes.isHidden = newValue
            set(\.isHidden, newValue)
        }
    }

    var center: CGPoint {
        get { attributes.center }
        set {
            attributes.center = newValue
            set(\.center, newValue)
        }
    }

    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set {
            attributes.transform3D = newValue
            set(\.transform, newValue)
        }
    }

    var transform: CGAffineTransform {
        get { attributes.transform }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    var name: String { attributes.representedElementKind ?? "" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
