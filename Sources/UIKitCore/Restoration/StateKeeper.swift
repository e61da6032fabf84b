import Foundation

/// Keeps the state of an application without scenes when it goes to the background, and has it read at the next start, if the delegate
/// wants both.
@MainActor
package final class StateKeeper: StateKeeping {
    private struct Registration {
        let identifier: String
        weak var object: (any UIStateRestoring)?
    }

    private unowned let application: UIApplication
    private let memory: RestorationMemory
    private var registrations: [Registration] = []
    private var reader: StateReader?
    private var extensions = 0
    /// What is to be presented as soon as the window is there.
    private var presentations: [(controller: UIViewController, presenter: UIViewController)] = []

    package init(application: UIApplication, memory: RestorationMemory) {
        self.application = application
        self.memory = memory
    }

    private var registered: [(identifier: String, object: any UIStateRestoring)] {
        registrations.compactMap { entry in entry.object.map { (entry.identifier, $0) } }
    }

    func register(_ object: any UIStateRestoring, as identifier: String) {
        registrations.removeAll { $0.object == nil }
        _require(
            !registrations.contains { $0.identifier == identifier && $0.object !== object },
            "Another object is registered for the restoration identifier \"\(identifier)\". Give each object one of its own.")
        registrations.append(Registration(identifier: identifier, object: object))
    }

    // MARK: Keeping

    /// The application has gone to the background.
    package func keep() {
        guard let delegate = application.delegate else { return }
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        let isWanted =
            delegate.application?(application, shouldSaveSecureApplicationState: coder)
            ?? delegate.application?(application, shouldSaveApplicationState: coder) ?? false
        coder.finishEncoding()
        if isWanted { memory.write(StateWriter(registered: registered).write(application)) }
    }

    // MARK: Restoring

    /// Between the delegate's two launch methods. The file is away meanwhile, so that an app which ends over it starts anew next time.
    package func restore() {
        guard let state = memory.read(), let delegate = application.delegate else { return }
        let reader = StateReader(state, of: application, registered: registered)
        guard let coder = reader.applicationCoder,
            delegate.application?(application, shouldRestoreSecureApplicationState: coder)
                ?? delegate.application?(application, shouldRestoreApplicationState: coder) ?? false
        else { return }
        memory.remove()
        self.reader = reader
        reader.read()
        delegate.application?(application, didDecodeRestorableStateWith: coder)
        if extensions == 0 { finish() }
        memory.write(state)
    }

    /// The window is shown.
    package func presentRestored() {
        let waiting = presentations
        presentations = []
        for (controller, presenter) in waiting where presenter.presentedViewController == nil && controller.presentingViewController == nil
        {
            presenter.present(controller, animated: false)
        }
    }

    package func presentLater(_ controller: UIViewController, on presenter: UIViewController) {
        presentations.append((controller, presenter))
    }

    func extend() { extensions += 1 }

    func complete() {
        guard extensions > 0 else { return }
        extensions -= 1
        if extensions == 0 { finish() }
    }

    private func finish() {
        let reader = reader
        self.reader = nil
        reader?.finish()
    }
}
