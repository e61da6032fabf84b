import Foundation
import UIKitTesting

/// Counts objects that are alive, by class, without keeping any of them alive.
@MainActor
final class LiveObjects {
    private struct Entry {
        weak var object: AnyObject?
        let className: String
    }
    private var entries: [ObjectIdentifier: Entry] = [:]

    /// How many of what has been watched are left.
    var counts: [String: Int] {
        entries = entries.filter { $0.value.object != nil }
        return entries.values.reduce(into: [:]) { $0[$1.className, default: 0] += 1 }
    }

    func watch(_ object: AnyObject?) {
        guard let object else { return }
        let id = ObjectIdentifier(object)
        // A place in memory may belong to something new by now.
        if entries[id]?.object === object { return }
        entries[id] = Entry(object: object, className: String(describing: type(of: object)))
        switch object {
        case let view as UIView: watchParts(of: view)
        case let layer as CALayer: layer.sublayers?.forEach { watch($0) }
        case let controller as UIViewController: watchParts(of: controller)
        default: break
        }
    }

    func watch(_ objects: [Any]) { for object in objects { watch(object as AnyObject) } }

    private func watchParts(of view: UIView) {
        watch(view.layer)
        view.gestureRecognizers?.forEach { watch($0) }
        view.subviews.forEach { watch($0) }
    }

    private func watchParts(of controller: UIViewController) {
        watch(controller.viewIfLoaded)
        controller.children.forEach { watch($0) }
        watch(controller.presentedViewController)
        watch(controller.presentedViewController?.presentationController)
        watch(controller.navigationItem)
        controller.navigationItem.rightBarButtonItems?.forEach { watch($0) }
        watch(controller.storyboard)
    }
}

/// How often tests repeat what must leave nothing behind; `FORASTERO_ROUNDS` says otherwise.
enum Rounds {
    static let count = ProcessInfo.processInfo.environment["FORASTERO_ROUNDS"].flatMap { Int($0) } ?? 60
}
