public import Foundation
public import UIKitGraphics

/// The static type through which `_objcNew(_:image:)` reaches the initializers; see `_NewCell`.
@preconcurrency @MainActor
open class _NewImageView: UIImageView {
    public required override init(image: UIImage?) { super.init(image: image) }
    public required override init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(image: image, highlightedImage: highlightedImage)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A new image view of a class that is only known at run time, made with `init(image:)`.
/// - Precondition: the class has `init(image:)`.
@preconcurrency @MainActor
public func _objcNew<T: UIImageView>(_ type: T.Type, image: UIImage?) -> T {
    unsafeDowncast(unsafeBitCast(type, to: _NewImageView.Type.self).init(image: image), to: T.self)
}

/// A new image view of a class that is only known at run time, made with `init(image:highlightedImage:)`.
/// - Precondition: the class has `init(image:highlightedImage:)`.
@preconcurrency @MainActor
public func _objcNew<T: UIImageView>(_ type: T.Type, image: UIImage?, highlightedImage: UIImage?) -> T {
    let type = unsafeBitCast(type, to: _NewImageView.Type.self)
    return unsafeDowncast(type.init(image: image, highlightedImage: highlightedImage), to: T.self)
}
