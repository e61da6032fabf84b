import Foundation
import Testing
import UIKitTesting

@testable import InterfaceBuilder

/// What is made, shown and put away leaves no objects behind, however often it happens.
@MainActor
struct LeakTests {
    private let live = LiveObjects()

    /// Does something again and again, and compares what is alive afterwards, class by class, with what was alive after a few times.
    private func repeatedly(_ body: (TestScreen) throws -> Void) throws {
        // Only now: between a suite's beginning and its test others may take the screen over.
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
        var usual: [String: Int] = [:]
        for round in 1...max(Rounds.count, 10) {
            try body(screen)
            screen.settle()
            if round == 5 { usual = live.counts }
            // What is dead is forgotten now and then.
            if round.isMultiple(of: 250) { #expect(live.counts == usual, "after \(round) rounds") }
        }
        #expect(live.counts == usual)
    }

    private static let panel = XIBText.owned(
        "<outlet property=\"label\" destination=\"l\" id=\"1\"/><outletCollection property=\"views\" destination=\"v\" id=\"2\"/>",
        """
        <view id="v" customClass="OutletView" customModule="InterfaceBuilderTests">\(XIBText.frame(0, 0, 320, 480))<subviews>
        <label id="l" text="Hi"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <button id="b"><state key="normal" title="Go"/><connections>
        <action selector="pressed:" destination="-1" eventType="touchUpInside" id="3"/></connections></button>
        <switch id="s"/><slider id="r"/><textField id="f" text="x"/><scrollView id="c"><subviews><imageView id="i"/></subviews></scrollView>
        </subviews><constraints><constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="7"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="l" secondAttribute="bottom" constant="8" id="8"/></constraints>
        <connections><outlet property="owner" destination="-1" id="4"/>
        <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="5"/></connections>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <integer key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
        <tapGestureRecognizer id="t"><connections><action selector="pressed:" destination="v" id="6"/></connections></tapGestureRecognizer>
        """)

    @Test("Loads of a nib, from the same UINib and from new ones, with an owner that keeps views and without")
    func loads() throws {
        let data = Data(Self.panel.utf8), nib = UINib(data: data, bundle: nil)
        try repeatedly { _ in
            let owner = Owner()
            live.watch(owner)
            live.watch(nib.instantiate(withOwner: owner))
            live.watch(UINib(data: data, bundle: nil).instantiate(withOwner: nil))
            #expect(owner.label?.text == "Hi")
            // The view keeps its owner, as it would on iOS: an app has to break this circle.
            (owner.views.first as? OutletView)?.owner = nil
        }
    }

    @Test("Loads that are shown in a window")
    func shownViews() throws {
        let nib = UINib(data: Data(Self.panel.utf8), bundle: nil)
        try repeatedly { screen in
            let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
            live.watch(view)
            screen.window.addSubview(view)
            screen.settle()
            view.removeFromSuperview()
        }
    }

    private static let custom = "customClass=\"SceneController\" customModule=\"InterfaceBuilderTests\""

    /// A table of cells and a container, which lead to a second controller and back.
    private func storyboard() throws -> UIStoryboard {
        try StoryboardText.storyboard(
            initial: "n",
            StoryboardText.scene(
                """
                <navigationController id="n"><connections>
                <segue destination="a" kind="relationship" relationship="rootViewController" id="1"/></connections></navigationController>
                """),
            StoryboardText.scene(
                """
                <viewController id="a" \(Self.custom)><view key="view" id="v">\(XIBText.frame(0, 0, 320, 480))<subviews>
                <tableView id="w"><prototypes><tableViewCell reuseIdentifier="c" id="x"><tableViewCellContentView key="contentView" id="y">
                <subviews><label id="l"/></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
                <containerView id="k"><connections><segue destination="c" kind="embed" id="2"/></connections></containerView></subviews></view>
                <connections><segue destination="b" kind="presentation" animates="NO" identifier="present" id="3"/>
                <segue destination="b" kind="show" animates="NO" identifier="show" id="4"/>
                <segue destination="c" kind="popoverPresentation" animates="NO" identifier="pop" popoverAnchorView="k" id="5"/></connections>
                </viewController>
                """),
            StoryboardText.scene(
                """
                <viewController id="b"><view key="view" id="bv"><subviews><label id="bl"/></subviews></view><connections>
                <segue destination="e" kind="unwind" animates="NO" identifier="back" unwindAction="backHere:" id="6"/></connections></viewController>
                """, beside: "<exit id=\"e\"/><tapGestureRecognizer id=\"bt\"/>"),
            StoryboardText.scene("<tableViewController id=\"c\"><tableView key=\"view\" id=\"cv\"/></tableViewController>"))
    }

    @Test("Controllers of a storyboard, presented and dismissed, pushed, and left the way back")
    func segues() throws {
        let storyboard = try storyboard()
        try repeatedly { screen in
            let stack = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
            screen.window.rootViewController = stack
            screen.settle()
            let first = try #require(stack.topViewController)
            for identifier in ["present", "pop"] {
                first.performSegue(withIdentifier: identifier, sender: nil)
                screen.settle()
                live.watch(stack)
                live.watch(first)
                live.watch(screen.window)
                #expect(first.presentedViewController != nil)
                first.dismiss(animated: false)
                screen.settle()
            }
            first.performSegue(withIdentifier: "show", sender: nil)
            screen.settle()
            live.watch(stack)
            let second = try #require(stack.topViewController)
            #expect(second !== first)
            second.performSegue(withIdentifier: "back", sender: nil)
            screen.settle()
            #expect(stack.topViewController === first)
            (first as? SceneController)?.prepared = nil
            screen.window.rootViewController = nil
        }
    }

    @Test("Presentations in every style, with and without animation, and alerts")
    func presentations() throws {
        let root = UIViewController()
        let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover]
        var round = 0
        try repeatedly { screen in
            if screen.window.rootViewController !== root { screen.window.rootViewController = root }
            screen.settle()
            let shown: UIViewController
            if round % 6 == 5 {
                let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
                shown = alert
            } else {
                shown = UIViewController()
                shown.modalPresentationStyle = styles[round % 6]
                shown.popoverPresentationController?.sourceView = root.view
            }
            let isAnimated = round.isMultiple(of: 7)
            root.present(shown, animated: isAnimated)
            screen.wait(isAnimated ? 1 : 0.02)
            live.watch(root)
            live.watch(screen.window)
            #expect(root.presentedViewController === shown)
            root.dismiss(animated: isAnimated)
            screen.wait(isAnimated ? 1 : 0.02)
            round += 1
        }
    }

    @Test("A push that is under way, and a pop that waits for it, when their window shows something else")
    func abandonedTransitions() throws {
        try repeatedly { screen in
            let stack = UINavigationController(rootViewController: UIViewController()), page = UITableViewController()
            screen.window.rootViewController = stack
            screen.settle()
            stack.pushViewController(page, animated: true)
            screen.wait(0.1)
            live.watch(stack)
            stack.popViewController(animated: true)
            screen.settle()
            screen.window.rootViewController = UIViewController()
            screen.settle()
            #expect(stack.viewControllers.count == 1)
            #expect(page.parent == nil)
            live.watch(screen.window)
        }
    }
}
