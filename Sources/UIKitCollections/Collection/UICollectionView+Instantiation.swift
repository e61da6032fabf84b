public import Foundation

/// The static type through which `_objcNew(_:frame:collectionViewLayout:)` reaches the initializer; see `_NewCell`.
@preconcurrency @MainActor
open class _NewCollectionView: UICollectionView {
    public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A new collection of a class that is only known at run time, made with `init(frame:collectionViewLayout:)`.
/// - Precondition: the class has `init(frame:collectionViewLayout:)`.
@preconcurrency @MainActor
public func _objcNew<T: UICollectionView>(_ type: T.Type, frame: CGRect, collectionViewLayout: UICollectionViewLayout) -> T {
    let type = unsafeBitCast(type, to: _NewCollectionView.Type.self)
    return unsafeDowncast(type.init(frame: frame, collectionViewLayout: collectionViewLayout), to: T.self)
}
