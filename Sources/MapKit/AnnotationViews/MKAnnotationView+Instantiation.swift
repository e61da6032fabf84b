public import Foundation
import ObjCRuntime

// As for views: a class that declares the initializer as required serves as the static type of the metatype.

/// The static type through which new views for annotations are made. It has no instances.
@preconcurrency @MainActor
open class _NewAnnotationView: MKAnnotationView {
    public required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A new view of a class that is only known at run time.
@preconcurrency @MainActor
public func _objcNew<T: MKAnnotationView>(_ type: T.Type, annotation: (any MKAnnotation)?, reuseIdentifier: String?) -> T {
    unsafeDowncast(
        unsafeBitCast(type, to: _NewAnnotationView.Type.self).init(annotation: annotation, reuseIdentifier: reuseIdentifier), to: T.self)
}
