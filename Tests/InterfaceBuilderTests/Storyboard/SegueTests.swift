import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

@testable import InterfaceBuilder

@MainActor
struct SegueTests {
    private typealias Text = StoryboardText
    private static let custom = "customClass=\"SceneController\" customModule=\"InterfaceBuilderTests\""
    private static let target = StoryboardText.scene("<viewController id=\"b\" title=\"B\" \(custom)></viewController>")

    /// A controller from whose scene a segue leads to the scene `b`.
    private func source(_ segue: String, holder: String = "", other: String = SegueTests.target) throws -> SceneController {
        let made = try Text.controller(
            """
            <viewController id="a" title="A" \(Self.custom)><view key="view" id="v">\(XIBText.frame(0, 0, 300, 400))
            <subviews>\(holder)</subviews></view><connections>\(segue)</connections></viewController>
            """, other: other)
        return try #require(made as? SceneController)
    }

    @Test("NB-41, NB-44, VC-81, VC-82: a segue performed by the app: no question, prepare before the destination's view, then it is shown")
    func show() throws {
        let controller = try source("<segue destination=\"b\" kind=\"show\" identifier=\"next\" id=\"s\"/>")
        let stack = UINavigationController(rootViewController: controller)
        controller.performSegue(withIdentifier: "next", sender: self)
        #expect(controller.events.suffix(1) == ["prepare next, view not loaded"])
        #expect(stack.topViewController?.title == "B")
        #expect(stack.topViewController === controller.prepared?.destination)
    }

    @Test("NB-41: push, presentation with its styles, and a popover")
    func otherKinds() throws {
        let controller = try source(
            """
            <segue destination="b" kind="push" identifier="push" id="1"/>
            <segue destination="b" kind="presentation" identifier="present" modalPresentationStyle="overFullScreen" \
            modalTransitionStyle="crossDissolve" animates="NO" id="2"/>
            <segue destination="b" kind="popoverPresentation" identifier="pop" animates="NO" id="3"/>
            """)
        let stack = UINavigationController(rootViewController: controller), screen = TestScreen()
        screen.window.rootViewController = stack
        screen.settle()
        controller.performSegue(withIdentifier: "present", sender: nil)
        let presented = try #require(controller.prepared?.destination)
        #expect(presented.modalPresentationStyle == .overFullScreen)
        #expect(presented.modalTransitionStyle == .crossDissolve)
        #expect(presented.presentingViewController != nil)
        controller.dismiss(animated: false)
        screen.settle()
        controller.performSegue(withIdentifier: "push", sender: nil)
        #expect(stack.viewControllers.count == 2)
    }

    @Test("NB-41: a popover points at what the segue names, else at the sender, on the sides that are permitted")
    func popovers() throws {
        let button = """
            <button id="k">\(XIBText.frame(20, 30, 50, 40))<connections><segue destination="b" kind="popoverPresentation" identifier="own" \
            animates="NO" id="p"><popoverArrowDirection key="popoverArrowDirection" left="YES" up="YES"/></segue></connections></button>
            """
        let controller = try source(
            """
            <segue destination="b" kind="popoverPresentation" identifier="named" animates="NO" popoverAnchorView="k" id="q">
            <popoverArrowDirection key="popoverArrowDirection" down="YES"/></segue>
            """, holder: button)
        let screen = TestScreen(size: CGSize(width: 768, height: 1024))
        screen.window.rootViewController = controller
        screen.settle()
        let control = try #require(controller.view.subviews.compactMap { $0 as? UIButton }.first)
        func expectPopover(_ directions: UIPopoverArrowDirection) throws {
            let popover = try #require(controller.prepared?.destination.popoverPresentationController)
            #expect(popover.sourceView === control)
            #expect(popover.sourceRect == control.bounds)
            #expect(popover.permittedArrowDirections == directions)
            #expect(controller.presentedViewController === controller.prepared?.destination)
            controller.dismiss(animated: false)
            screen.settle()
        }
        controller.performSegue(withIdentifier: "named", sender: nil)
        screen.settle()
        try expectPopover(.down)
        controller.performSegue(withIdentifier: "own", sender: control)
        screen.settle()
        try expectPopover([.left, .up])
    }

    @Test("NB-44, VC-82: a control asks shouldPerformSegue first, and is the sender")
    func controls() throws {
        let controller = try source(
            "",
            holder: """
                <button id="k"><connections><segue destination="b" kind="show" identifier="next" id="s"/></connections></button>
                """)
        let stack = UINavigationController(rootViewController: controller)
        let button = try #require(controller.view.subviews.first as? UIButton)
        controller.allowsSegues = false
        button.sendActions(for: .primaryActionTriggered)
        #expect(controller.events.last == "should next")
        #expect(stack.viewControllers.count == 1)
        controller.allowsSegues = true
        button.sendActions(for: .primaryActionTriggered)
        #expect(controller.events.suffix(2) == ["should next", "prepare next, view not loaded"])
        #expect(stack.viewControllers.count == 2)
        #expect(controller.prepared?.sender as? UIButton === button)
    }

    @Test("NB-41: the items of a bar begin segues")
    func barItems() throws {
        let made = try Text.controller(
            """
            <viewController id="a" \(Self.custom)><navigationItem key="navigationItem" id="n">
            <barButtonItem key="rightBarButtonItem" title="Next" id="i"><connections>
            <segue destination="b" kind="show" identifier="next" id="s"/></connections></barButtonItem></navigationItem></viewController>
            """, other: Self.target)
        let controller = try #require(made as? SceneController)
        let item = try #require(controller.navigationItem.rightBarButtonItem), action = try #require(item.action)
        let stack = UINavigationController(rootViewController: controller)
        UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
        #expect(stack.topViewController?.title == "B")
    }

    @Test("NB-41: an embedded controller is prepared for and put into its container when the view loads")
    func embed() throws {
        let controller = try source(
            "",
            holder: """
                <containerView id="c">\(XIBText.frame(10, 10, 100, 50))<connections>
                <segue destination="b" kind="embed" identifier="inner" id="s"/></connections></containerView>
                """)
        #expect(controller.children.isEmpty)
        controller.loadViewIfNeeded()
        #expect(controller.events.suffix(2) == ["prepare inner, view not loaded", "loaded with nothing"])
        let child = try #require(controller.children.first)
        #expect(child.title == "B")
        #expect(child.view.superview === controller.view.subviews.first)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test("NB-41: a class of the app's performs a custom segue; @IBSegueAction makes the destination")
    func custom() throws {
        let controller = try source(
            """
            <segue destination="b" kind="custom" identifier="own" customClass="OwnSegue" customModule="InterfaceBuilderTests" id="1"/>
            <segue destination="b" kind="show" identifier="made" destinationCreationSelector="makeNext:" id="2"/>
            """)
        controller.performSegue(withIdentifier: "own", sender: nil)
        #expect(controller.prepared is OwnSegue)
        #expect(controller.prepared?.destination.title == "shown by A")
        controller.performSegue(withIdentifier: "made", sender: nil)
        #expect((controller.prepared?.destination as? SceneController)?.note == "made by the source")
    }

    @Test("NB-41: an unwind segue ends at the nearest controller with the action, which is notified of it before anything moves")
    func unwind() throws {
        let back = Text.scene(
            """
            <viewController id="b" title="B" customClass="UIViewController"><connections>
            <segue destination="exit" kind="unwind" identifier="back" unwindAction="backHere:" id="u"/></connections></viewController>
            """, beside: "<exit id=\"exit\" sceneMemberID=\"exit\"/>")
        let controller = try source("<segue destination=\"b\" kind=\"show\" identifier=\"next\" id=\"s\"/>", other: back)
        let stack = UINavigationController(rootViewController: controller)
        controller.performSegue(withIdentifier: "next", sender: nil)
        let second = try #require(stack.topViewController)
        stack.pushViewController(UIViewController(), animated: false)
        second.performSegue(withIdentifier: "back", sender: nil)
        #expect(controller.events.last == "back from B")
        #expect(stack.viewControllers == [controller])
    }

    @Test("VC-83: performing a segue that is not there stops with UIKit's text")
    func missing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIViewController().performSegue(withIdentifier: "none", sender: nil)
        }
        #expect(errorText(result).contains("Receiver (<UIViewController: 0x"))
        #expect(errorText(result).contains("has no segue with identifier 'none'"))
    }

    @Test("A segue that leads nowhere is reported and not taken")
    func nowhere() throws {
        let controller = try source("<segue destination=\"zzz\" kind=\"show\" identifier=\"next\" id=\"s\"/>")
        let texts = Console.texts { controller.performSegue(withIdentifier: "next", sender: nil) }
        #expect(texts.count == 1 && texts[0].contains("leads to \"zzz\", which is no scene"))
        #expect(controller.prepared == nil)
    }
}
