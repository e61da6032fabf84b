import TestLogs
import Testing
import UIKitTesting

@MainActor
struct ShowingTests {
    private let bench = PresentationBench()

    @Test("Without anybody who shows it otherwise, a shown controller is presented")
    func presented() {
        let child = UIViewController()
        bench.first.addChild(child)
        bench.first.view.addSubview(child.view)
        child.show(bench.second, sender: nil)
        #expect(bench.first.presentedViewController === bench.second)
        #expect(child.targetViewController(forAction: #selector(UIViewController.show(_:sender:)), sender: nil) == nil)
    }

    @Test("A container that shows controllers in its own way is found from inside")
    func container() {
        let (container, child) = (ShowingContainer(), UIViewController())
        container.addChild(child)
        child.showDetailViewController(bench.second, sender: nil)
        #expect(container.shown === bench.second)
        let action = #selector(UIViewController.showDetailViewController(_:sender:))
        #expect(child.targetViewController(forAction: action, sender: nil) === container)
    }

    @Test("VC-76, VC-77, VC-78: one edit button switches editing over and shows it; the property calls the method")
    func editing() {
        let controller = EditingController()
        let button = controller.editButtonItem
        #expect(controller.editButtonItem === button)
        #expect(button.title == "Edit")
        controller.isEditing = true
        #expect(controller.calls == ["true false"])
        #expect(button.title == "Done")
        UIApplication.shared.sendAction(button.action!, to: button.target, from: button, for: nil)
        #expect(controller.calls == ["true false", "false true"])
        #expect(button.title == "Edit")
    }

    @Test("VC-73, VC-74, VC-75: the items follow the title, and not the other way round; they stay the same objects")
    func titles() {
        let controller = UIViewController()
        let item = controller.navigationItem
        controller.title = "One"
        #expect(controller.navigationItem === item)
        #expect(item.title == "One")
        #expect(controller.tabBarItem.title == "One")
        item.title = "Two"
        #expect(controller.title == "One")
    }
}

private final class ShowingContainer: UIViewController {
    var shown: UIViewController?

    override func showDetailViewController(_ vc: UIViewController, sender: Any?) { shown = vc }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == #selector(showDetailViewController(_:sender:)) || super.canPerformAction(action, withSender: sender)
    }
}

private final class EditingController: UIViewController {
    var calls: [String] = []

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append("\(editing) \(animated)")
    }
}
