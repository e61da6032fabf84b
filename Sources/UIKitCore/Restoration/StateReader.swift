import Foundation
@_spi(ForasteroInternal) import ObjCRuntime

/// Makes anew what a kept state names, and has it read what it wrote (SV-98).
///
/// First all objects are found or made, the outer ones before what lies in them; then all read; those who want to know are notified
/// last, by ``finish()``.
@MainActor
final class StateReader {
    private let application: UIApplication
    private let state: KeptState
    private let registered: [(identifier: String, object: any UIStateRestoring)]
    private var found: [RestorationPath: any UIStateRestoring] = [:]
    private var order: [any UIStateRestoring] = []

    init(_ state: KeptState, of application: UIApplication, registered: [(identifier: String, object: any UIStateRestoring)]) {
        self.state = state
        self.application = application
        self.registered = registered
    }

    /// What the application's delegate has written.
    var applicationCoder: StateDecoder? { decoder(of: state.application) }

    /// Makes all, and has them read.
    func read() {
        let coders = state.records.map { decoder(of: $0.state) }
        for (record, coder) in zip(state.records, coders) {
            guard let coder, let object = object(of: record, coder) else { continue }
            found[RestorationPath(record.path)] = object
            order.append(object)
        }
        for (record, coder) in zip(state.records, coders) {
            guard let coder, let object = found[RestorationPath(record.path)] else { continue }
            readViews(of: object, record)
            object.decodeRestorableState?(with: coder)
        }
    }

    /// Notifies all that have read.
    func finish() {
        for object in order { object.applicationFinishedRestoringState?() }
    }

    private func readViews(of object: any UIStateRestoring, _ record: KeptState.Record) {
        guard let controller = object as? UIViewController else { return }
        controller.loadViewIfNeeded()
        for (identifier, view) in controller.viewIfLoaded?.restorableViews ?? [] {
            if let coder = record.views[identifier].flatMap(decoder) { view.decodeRestorableState(with: coder) }
        }
    }

    private func decoder(of data: Data) -> StateDecoder? {
        guard let decoder = try? StateDecoder(data) else {
            RestorationMemory.warn("a part of the state that was kept is damaged, and left out")
            return nil
        }
        decoder.resolve = { [unowned self] target in
            nonisolated(unsafe) var result: Any?
            MainActor.assumeIsolated { result = resolve(target) }
            return result
        }
        return decoder
    }

    private func resolve(_ target: RestorationReference.Target) -> Any? {
        switch target {
        case .object(let path): found[path]
        case .storyboard(let name): UIStoryboard.find(name)
        }
    }

    // MARK: Making

    private func object(of record: KeptState.Record, _ coder: NSCoder) -> (any UIStateRestoring)? {
        let path = RestorationPath(record.path)
        guard record.isController else {
            if let known = registered.first(where: { [$0.identifier] == record.path }) { return known.object }
            return (maker(of: record) as? any UIObjectRestoration.Type)?.object(withRestorationIdentifierPath: record.path, coder: coder)
        }
        // A class that was to make it and makes none has decided that there is to be none.
        if let maker = maker(of: record) as? any UIViewControllerRestoration.Type {
            return maker.viewController(withRestorationIdentifierPath: record.path, coder: coder)
        }
        let made = application.delegate?.application?(
            application, viewControllerWithRestorationIdentifierPath: record.path, coder: coder)
        return (made ?? nil) ?? existing(at: path) ?? fromStoryboard(record)
    }

    private func maker(of record: KeptState.Record) -> AnyClass? { record.maker.flatMap { _ObjCRuntime.classNamed($0) } }

    /// One that is there already, since what lies around it has made it.
    private func existing(at path: RestorationPath) -> UIViewController? {
        var waiting = application.windows.compactMap(\.rootViewController)
        waiting += order.compactMap { $0 as? UIViewController }
        while let controller = waiting.popLast() {
            if RestorationPath(of: controller) == path { return controller }
            waiting += controller.children + [controller.presentedViewController].compactMap { $0 }
        }
        return nil
    }

    private func fromStoryboard(_ record: KeptState.Record) -> UIViewController? {
        guard let name = record.storyboard, let identifier = record.path.last else { return nil }
        return UIStoryboard.find(name)?.controllerIfPresent(identifier)
    }
}
