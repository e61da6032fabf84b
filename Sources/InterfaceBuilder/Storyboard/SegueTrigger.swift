import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A segue of a controller: what controls, items, gesture recognisers and cells send `perform:` to.
@MainActor
final class SegueTrigger: UIObject, SegueTemplate {
    let segue: SegueDescription
    weak var scene: (any SegueScene)?
    // Compiled storyboards connect these as outlets.
    /// Where it begins.
    @objc(viewController) weak var controller: UIViewController?
    /// The container of an embedded controller's view.
    @objc weak var containerView: UIView?
    /// The anchor of a popover.
    @objc weak var anchorView: UIView?
    @objc weak var anchorBarButtonItem: UIBarButtonItem?
    /// The views that can be touched while a popover is shown.
    @objc var passthroughViews: [UIView]?

    init(_ segue: SegueDescription) {
        self.segue = segue
        super.init()
    }

    /// Finds what the popover points at among the objects that were just made.
    func findAnchor(in load: NibLoad) {
        if let view = segue["popoverAnchorView"].flatMap({ load.object(ofElement: $0) }) as? UIView { anchorView = view }
        if let item = segue["popoverAnchorBarButtonItem"].flatMap({ load.object(ofElement: $0) }) as? UIBarButtonItem {
            anchorBarButtonItem = item
        }
    }

    /// The user has asked for the segue: the controller may refuse.
    @objc(perform:)
    func begin(_ sender: Any?) {
        guard let controller else { return }
        guard controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else { return }
        perform(from: controller, sender: sender)
    }

    func perform(from controller: UIViewController, sender: Any?) {
        if segue.kind == "unwind" { return unwind(from: controller, sender) }
        guard let scene, let destination = makeDestination(scene, controller, sender) else { return }
        let made = makeSegue(from: controller, to: destination)
        made.sender = sender
        if made.standardAction == nil { made.standardAction = action }
        setUp(destination, sender: sender)
        controller.prepare(for: made, sender: sender)
        carryOut(made)
    }

    // MARK: Making

    private func makeDestination(_ scene: any SegueScene, _ controller: UIViewController, _ sender: Any?) -> UIViewController? {
        let creator = segue["destinationCreationSelector"].map { name -> ControllerCreator in
            { [segue] coder in
                let arguments: [Any?] = [coder, sender, segue.identifier]
                let count = min(name.filter { $0 == ":" }.count, arguments.count)
                return _ObjCRuntime.send(controller, Selector(name), Array(arguments.prefix(count))).result as? UIViewController
            }
        }
        let made = scene.makeDestination(segue.destination, creator: creator)
        if made == nil {
            ConsoleWarning.tell(
                """
                \(segue.location(in: scene.fileName)): the segue leads to "\(segue.destination)", which is no scene; it is not taken. \
                Lead it to a controller of this storyboard.
                """)
        }
        return made
    }

    private func makeSegue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
        let identifier = segue.identifier
        guard let name = segue["customClass"] else {
            return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        }
        let fullName = CustomModule.name { segue[$0] }.map { "\($0).\(name)" } ?? name
        guard let type = NibClasses.find(fullName) as? UIStoryboardSegue.Type else {
            fatalError(
                """
                Could not find a segue class named '\(name)'. Write a subclass of UIStoryboardSegue of that name, or correct the class of \
                the segue at \(location).
                """)
        }
        return .make(type, identifier: identifier, source: source, destination: destination)
    }

    /// Where the segue is in its storyboard, for messages.
    var location: SourceLocation { segue.location(in: scene?.fileName ?? "storyboard") }

    // MARK: Unwind segues

    private func unwind(from source: UIViewController, _ sender: Any?) {
        guard let name = segue["unwindAction"] else { return }
        let action = Selector(name)
        let origin = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
        guard let destination = UnwindSearch(source: origin).destination() else { return }
        let made = makeSegue(from: source, to: destination)
        made.sender = sender
        made.standardAction = { UnwindSearch.unwind($0) }
        source.prepare(for: made, sender: sender)
        _ = _ObjCRuntime.send(destination, action, [made])
        carryOut(made)
    }

    private func carryOut(_ made: UIStoryboardSegue) {
        guard !segue.isAnimated else { return made.perform() }
        UIView.performWithoutAnimation { made.perform() }
    }
}
