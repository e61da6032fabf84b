import Foundation
import ObjCRuntime

/// Views that are out of sight, and the classes of which new ones are made, by identifier.
@MainActor final class AnnotationViewPool {
    private var classes: [String: MKAnnotationView.Type] = [:]
    private var views: [String: [MKAnnotationView]] = [:]

    func register(_ viewClass: AnyClass?, _ identifier: String) {
        guard let viewClass else {
            classes[identifier] = nil
            return
        }
        guard let type = viewClass as? MKAnnotationView.Type else {
            NSException(
                name: .invalidArgumentException,
                reason: "\(NSStringFromClass(viewClass)) is not a subclass of MKAnnotationView"
            ).raise()
        }
        classes[identifier] = type
    }

    func dequeue(_ identifier: String, for annotation: (any MKAnnotation)?) -> MKAnnotationView? {
        if let view = views[identifier]?.popLast() {
            view.prepareForReuse()
            view.annotation = annotation
            return view
        }
        guard let type = classes[identifier] ?? Self.usualClass(identifier) else { return nil }
        return _objcNew(type, annotation: annotation, reuseIdentifier: identifier)
    }

    func required(_ identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        if let view = dequeue(identifier, for: annotation) { return view }
        NSException(
            name: .invalidArgumentException,
            reason: "Unable to dequeue an annotation view with identifier \(identifier): a class has to be registered for it"
        ).raise()
    }

    func keep(_ view: MKAnnotationView) {
        guard let identifier = view.reuseIdentifier, !identifier.isEmpty else { return }
        view.annotation = nil
        views[identifier, default: []].append(view)
    }

    private static func usualClass(_ identifier: String) -> MKAnnotationView.Type? {
        let usual = [MKMapViewDefaultAnnotationViewReuseIdentifier, MKMapViewDefaultClusterAnnotationViewReuseIdentifier]
        return usual.contains(identifier) ? MKMarkerAnnotationView.self : nil
    }
}
