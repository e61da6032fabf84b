import Foundation
@_spi(ForasteroInternal) import ObjCRuntime

/// Writes the state of all controllers that have identifiers, and of what they name in theirs (SV-97).
@MainActor
final class StateWriter: NSObject {
    private var records: [KeptState.Record] = []
    private var waiting: [(object: any UIStateRestoring, path: RestorationPath)] = []
    private var known: Set<RestorationPath> = []
    private let registered: [(identifier: String, object: any UIStateRestoring)]

    init(registered: [(identifier: String, object: any UIStateRestoring)]) {
        self.registered = registered
        super.init()
    }

    func write(_ application: UIApplication) -> KeptState {
        let own = archive { coder in
            coder.encode((Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? "") as NSString, forKey: Keys.version)
            coder.encode(NSNumber(value: UIDevice.current.userInterfaceIdiom.rawValue), forKey: Keys.idiom)
            coder.encode(NSDate(), forKey: Keys.time)
            application.delegate?.application?(application, willEncodeRestorableStateWith: coder)
        }
        for window in application.windows { _ = window.rootViewController.flatMap(path) }
        for (identifier, object) in registered { note(object, as: RestorationPath([identifier])) }
        while !waiting.isEmpty {
            let (object, path) = waiting.removeFirst()
            records.append(record(of: object, at: path))
        }
        return KeptState(application: own, records: records)
    }

    private func path(of controller: UIViewController) -> RestorationPath? {
        guard let path = RestorationPath(of: controller) else { return nil }
        note(controller, as: path)
        return path
    }

    /// Of two objects with the same path the first one is kept.
    private func note(_ object: any UIStateRestoring, as path: RestorationPath) {
        guard known.insert(path).inserted else { return }
        waiting.append((object, path))
    }

    private func record(of object: any UIStateRestoring, at path: RestorationPath) -> KeptState.Record {
        let controller = object as? UIViewController
        let storyboard = controller?.storyboard?.ownName
        let state = archive { coder in
            if let storyboard {
                coder.encode(
                    RestorationReference(.storyboard(storyboard)), forKey: UIApplication.stateRestorationViewControllerStoryboardKey)
            }
            object.encodeRestorableState?(with: coder)
        }
        let maker: Any.Type? = controller.map { $0.restorationClass } ?? object.objectRestorationClass ?? nil
        var record = KeptState.Record(
            path: path.components, maker: (maker as? AnyClass).map { _ObjCRuntime.name(of: $0) }, storyboard: storyboard,
            isController: controller != nil, state: state)
        if let view = controller?.viewIfLoaded {
            for (identifier, view) in view.restorableViews { record.views[identifier] = archive { view.encodeRestorableState(with: $0) } }
        }
        return record
    }

    private func archive(_ write: (NSKeyedArchiver) -> Void) -> Data {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.delegate = self
        write(archiver)
        archiver.finishEncoding()
        return archiver.encodedData
    }

    enum Keys {
        static let version = UIApplication.stateRestorationBundleVersionKey
        static let idiom = UIApplication.stateRestorationUserInterfaceIdiomKey
        static let time = UIApplication.stateRestorationTimestampKey
    }
}

extension StateWriter: @preconcurrency NSKeyedArchiverDelegate {
    /// Controllers and objects are named, and kept themselves; what cannot be named is left out.
    func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
        if let controller = object as? UIViewController {
            return path(of: controller).map { RestorationReference(.object($0)) } ?? NSNull()
        }
        guard let found = registered.first(where: { $0.object === object as AnyObject }) else { return object }
        return RestorationReference(.object(RestorationPath([found.identifier])))
    }

    func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
    func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?) {}
    func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
    func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
}

extension UIView {
    /// The view and those in it that have identifiers, but for those of other controllers.
    var restorableViews: [(String, UIView)] {
        let own: [(String, UIView)] = restorationIdentifier.map { [($0, self)] } ?? []
        return own + subviews.filter { $0.owningController == nil }.flatMap(\.restorableViews)
    }
}
