import Foundation
import TestFiles
import Testing
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

@testable import InterfaceBuilder

/// Storyboards as a bundle that was built on a Mac has them.
@MainActor
struct CompiledStoryboardTests {
    /// A controller of ``SceneController`` whose view has a label and a button, which takes a segue to the scene `Next`.
    private static func addFirstScene(to folder: inout CompiledStoryboardFolder, segues: [NibNode], name: String = "First") throws {
        let controller = controller("SceneController", title: "First", view: "a-view-b", segues: segues)
        controller.values.append(("UIStoryboardIdentifier", .text(name)))
        let tap = NibNode("UITapGestureRecognizer")
        controller.values.append(
            (
                "UIExternalObjectsTableForViewLoading",
                .table([("UpstreamPlaceholder-1", controller), ("UpstreamPlaceholder-2", segues[0]), ("UpstreamPlaceholder-3", tap)])
            ))
        let ties = segues.map { NibNode.outlet("viewController", of: $0, to: controller) }
        try folder.addScene(name, [controller], beside: [tap] + segues, connections: ties + [.outlet("tap", of: controller, to: tap)])

        let text = NibNode("NSLocalizableString", [("NSKey", .text("l.text")), ("NSDev", .text("Hi"))])
        let label = NibNode("UILabel", [("UIText", .node(text))])
        let button = NibNode("UIButton", [("UIBounds", .numbers([0, 0, 80, 40]))])
        let container = NibNode("UIView", [("UIBounds", .numbers([0, 0, 100, 100]))])
        let view = NibNode("UIView", [("UIBounds", .numbers([0, 0, 320, 480])), ("UISubviews", .list([label, button, container]))])
        try folder.addView("a-view-b", view, inside: [label, button, container]) { owner in
            let segue = NibNode.proxy("UpstreamPlaceholder-2")
            return [
                .outlet("label", of: owner, to: label), .action("perform:", of: button, to: segue),
                .outlet("containerView", of: segue, to: container),
                .action("pressed:", of: button, to: .proxy("UpstreamPlaceholder-1"), mask: 1),
            ]
        }
    }

    private static func controller(_ name: String, title: String, view: String? = nil, segues: [NibNode] = []) -> NibNode {
        let node = NibNode(
            "UIClassSwapper",
            [
                ("UIClassName", .text("InterfaceBuilderTests.\(name)")), ("UIOriginalClassName", .text("UIViewController")),
                ("UITitle", .text(title)),
            ])
        if let view { node.values.append(("UINibName", .text(view))) }
        if !segues.isEmpty { node.values.append(("UIStoryboardSegueTemplates", .list(segues))) }
        return node
    }

    private static func segue(
        _ kind: String, _ identifier: String, to destination: String, _ more: [(String, NibNode.Value)] = []
    ) -> NibNode {
        NibNode(
            "UIStoryboard\(kind)SegueTemplate",
            [("UIIdentifier", .text(identifier)), ("UIDestinationViewControllerIdentifier", .text(destination))] + more)
    }

    private func storyboard(_ folder: CompiledStoryboardFolder) throws -> UIStoryboard {
        try folder.writeInfo()
        return UIStoryboard(name: "Main", bundle: try folder.folder.bundle)
    }

    @Test("NB-42, NB-43: the entry point, its view from a nib of its own, with outlets and actions, and a segue that a button takes")
    func scene() throws {
        var folder = try CompiledStoryboardFolder()
        let show = Self.segue("Show", "next", to: "Next", [("UIActionName", .text("showViewController:sender:"))])
        try Self.addFirstScene(to: &folder, segues: [show])
        try folder.addScene("Next", [Self.controller("SceneController", title: "Next")])
        folder.entryPoint = "First"
        let told = try Console.texts {
            let storyboard = try storyboard(folder)
            let first = try #require(storyboard.instantiateInitialViewController() as? SceneController)
            #expect(first.events == ["init", "awake in a storyboard"])
            #expect(!first.isViewLoaded)
            #expect(first.storyboard === storyboard)
            let stack = UINavigationController(rootViewController: first)
            first.loadViewIfNeeded()
            #expect(first.events.last == "loaded with Hi")
            #expect(first.tap != nil)
            let button = try #require(first.view.subviews.compactMap { $0 as? UIButton }.first)
            button.sendActions(for: .touchDown)
            #expect(first.events.last == "pressed")
            button.sendActions(for: .touchUpInside)
            #expect(first.events.suffix(2) == ["should next", "prepare next, view not loaded"])
            #expect(stack.topViewController?.title == "Next")
            #expect(storyboard.instantiateViewController(withIdentifier: "Next").title == "Next")
        }
        #expect(told.isEmpty, "\(told)")
    }

    @Test("NB-42: every kind of segue does what its template's class says")
    func kinds() throws {
        var folder = try CompiledStoryboardFolder()
        let segues = [
            Self.segue("Embed", "embed", to: "Next"),
            Self.segue(
                "Presentation", "present", to: "Next",
                [("UIAnimates", .bool(false)), ("UIModalPresentationStyle", .integer(5)), ("UIModalTransitionStyle", .integer(2))]),
            Self.segue("Push", "push", to: "Next"),
            Self.segue("", "custom", to: "Next", [("UISegueClassName", .text("InterfaceBuilderTests.OwnSegue"))]),
            Self.segue("Unwind", "back", to: "", [("UIAction", .text("backHere:")), ("UIAnimates", .bool(false))]),
        ]
        try Self.addFirstScene(to: &folder, segues: segues)
        try folder.addScene("Next", [Self.controller("SceneController", title: "Next")])
        let first = try #require(try storyboard(folder).instantiateViewController(withIdentifier: "First") as? SceneController)
        let text = "<viewController id=\"r\" customClass=\"SceneController\" customModule=\"InterfaceBuilderTests\"></viewController>"
        let root = try #require(try StoryboardText.controller(text) as? SceneController), screen = TestScreen()
        let stack = UINavigationController(rootViewController: root)
        screen.window.rootViewController = stack
        stack.pushViewController(first, animated: false)
        screen.settle()
        #expect(first.children.map(\.title) == ["Next"] && first.children.first?.view.superview === first.view.subviews[2])
        first.performSegue(withIdentifier: "present", sender: nil)
        screen.settle()
        let shown = try #require(first.presentedViewController)
        #expect(shown.modalPresentationStyle == .overFullScreen)
        #expect(shown.modalTransitionStyle == .crossDissolve)
        first.dismiss(animated: false)
        screen.settle()
        first.performSegue(withIdentifier: "custom", sender: nil)
        #expect(first.prepared is OwnSegue)
        first.performSegue(withIdentifier: "back", sender: nil)
        screen.settle()
        #expect(root.events.last == "back from First")
        #expect(stack.viewControllers.count == 1)
    }

    @Test("NB-42: @IBSegueAction makes the destination of a compiled segue")
    func segueAction() throws {
        var folder = try CompiledStoryboardFolder()
        let show = Self.segue("Show", "made", to: "Next", [("UIDestinationCreationSelector", .text("makeNext:"))])
        try Self.addFirstScene(to: &folder, segues: [show])
        try folder.addScene("Next", [Self.controller("SceneController", title: "Next")])
        let first = try #require(try storyboard(folder).instantiateViewController(withIdentifier: "First") as? SceneController)
        first.performSegue(withIdentifier: "made", sender: nil)
        #expect((first.prepared?.destination as? SceneController)?.note == "made by the source")
    }

    @Test("NB-42: containers hold their controllers in their own nib, each with its own view and segues, or refer to other storyboards")
    func containers() throws {
        var folder = try CompiledStoryboardFolder()
        let segue = Self.segue("", "next", to: "Stack", [("UISegueClassName", .text("InterfaceBuilderTests.OwnSegue"))])
        let inner = Self.controller("SceneController", title: "Inner", segues: [segue])
        let stack = NibNode("UINavigationController", [("UIChildViewControllers", .list([inner])), ("UIViewControllers", .list([inner]))])
        inner.values.append(("UIParentViewController", .node(stack)))
        try folder.addScene("Stack", [stack, inner])
        let other = NibNode("UIStoryboardViewControllerPlaceholder", [("UIStoryboardIdentifier", .text("Elsewhere"))])
        let tabs = NibNode("UITabBarController", [("UIViewControllers", .list([other]))])
        try folder.addScene("Tabs", [tabs, other])
        folder.references["Elsewhere"] = ["UIReferencedStoryboardName": "Other", "UIReferencedControllerIdentifier": "there"]
        let there = "<viewController id=\"o\" storyboardIdentifier=\"there\" title=\"There\"></viewController>"
        try folder.folder.write(StoryboardText.document(StoryboardText.scene(there)), to: "Other.storyboard")
        let storyboard = try storyboard(folder)
        let made = try #require(storyboard.instantiateViewController(withIdentifier: "Stack") as? UINavigationController)
        let child = try #require(made.topViewController as? SceneController)
        #expect(child.storyboard === storyboard)
        #expect(made.storyboard === storyboard)
        #expect(child.parent === made)
        child.performSegue(withIdentifier: "next", sender: nil)
        #expect(child.prepared?.destination is UINavigationController)
        let pages = storyboard.instantiateViewController(withIdentifier: "Tabs") as? UITabBarController
        #expect(pages?.viewControllers?.map(\.title) == ["There"])
    }

    @Test("NB-42, NB-75: texts in the user's language; a folder in place of a nib holds one for each range of systems")
    func translations() throws {
        var folder = try CompiledStoryboardFolder("Base.lproj/Main")
        try Self.addFirstScene(to: &folder, segues: [Self.segue("Show", "next", to: "First")])
        try folder.folder.write("\"l.text\" = \"Hallo\";", to: "en.lproj/Main.strings")
        let nib = folder.folder.path("Base.lproj/Main.storyboardc/First.nib")
        let bytes = try Data(contentsOf: URL(fileURLWithPath: nib))
        try FileManager.default.removeItem(atPath: nib)
        try folder.folder.write(bytes, to: "Base.lproj/Main.storyboardc/First.nib/objects-8.0+.nib")
        let first = try storyboard(folder).instantiateViewController(withIdentifier: "First") as? SceneController
        first?.loadViewIfNeeded()
        #expect(first?.events.last == "loaded with Hallo")
    }

    @Test("NB-42: a scene that is missing or damaged, one that holds itself, and a list that is none are reported once; the rest loads")
    func damaged() throws {
        var folder = try CompiledStoryboardFolder()
        let segues = ["Gone", "Broken", "Nobody", "../First"].map { Self.segue("Push", $0, to: $0) }
        try Self.addFirstScene(to: &folder, segues: segues)
        for name in ["Gone", "Broken", "../First"] { try folder.addScene(name, [NibNode("UIViewController")]) }
        try folder.folder.remove("Main.storyboardc/Gone.nib")
        try folder.write(Array("NIBArchive".utf8) + [1, 2, 3], to: "Broken")
        let again = NibNode("UIStoryboardViewControllerPlaceholder", [("UIStoryboardIdentifier", .text("Loop"))])
        try folder.addScene("Loop", [NibNode("UINavigationController", [("UIViewControllers", .list([again]))]), again])
        let told = try Console.texts {
            let storyboard = try storyboard(folder)
            let first = storyboard.instantiateViewController(withIdentifier: "First")
            let stack = UINavigationController(rootViewController: first)
            for name in ["Gone", "Broken", "Nobody", "../First"] + ["Gone", "Broken", "Nobody", "../First"] {
                first.performSegue(withIdentifier: name, sender: nil)
            }
            #expect(stack.viewControllers == [first])
            let loop = storyboard.instantiateViewController(withIdentifier: "Loop") as? UINavigationController
            #expect(loop?.viewControllers == [])
        }
        func count(_ text: String) -> Int { told.filter { $0.contains(text) }.count }
        #expect(count("Main.storyboardc: there is no Gone.nib in the folder. Build the storyboard again.") == 1)
        #expect(count("Main.storyboardc/Broken.nib: The compiled document is damaged (byte ") == 1)
        #expect(count("Main.storyboardc: there is no ../First.nib") == 1)
        #expect(count("leads to \"Nobody\", which is no scene; it is not taken.") == 2)
        #expect(count("the scene \"Loop\" holds itself") == 1)

        try folder.folder.write("no list", to: "Main.storyboardc/Info.plist")
        let bundle = try folder.folder.bundle
        let refused = Console.texts {
            #expect(UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController() == nil)
        }
        #expect(refused == ["Main.storyboardc/Info.plist: This is no list of a storyboard's scenes. Build it again."])
    }

    @Test("Controllers of a compiled storyboard do not keep themselves alive")
    func leaks() throws {
        var folder = try CompiledStoryboardFolder()
        try Self.addFirstScene(to: &folder, segues: [Self.segue("Show", "next", to: "First")])
        let storyboard = try storyboard(folder), live = LiveObjects(), screen = TestScreen()
        for _ in 1...3 {
            let first = storyboard.instantiateViewController(withIdentifier: "First")
            screen.window.rootViewController = first
            screen.settle()
            live.watch(first)
            screen.window.rootViewController = nil
            screen.settle()
        }
        #expect(live.counts["SceneController", default: 0] <= 1, "\(live.counts)")
    }
}
