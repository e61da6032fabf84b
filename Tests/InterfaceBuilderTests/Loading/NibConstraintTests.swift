import Foundation
import Testing
import UIKitTesting

@testable import InterfaceBuilder

/// Constraints of documents, as objects that are active.
@MainActor
struct NibConstraintTests {
    private func load(_ objects: String, outlets: String = "", owner: Any? = nil) -> [Any] {
        let text = outlets.isEmpty ? XIBText.document(objects) : XIBText.owned(outlets, objects)
        return UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner)
    }

    private func view(_ objects: String) throws -> UIView { try #require(load(objects).first as? UIView) }

    @Test("NB-16, NB-17: the view that holds a constraint has it among its own, with all that the document says")
    func values() throws {
        let view = try view(
            """
            <view id="v"><subviews><label id="l" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
            <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" constant="8" id="1"/>
            <constraint firstAttribute="width" relation="lessThanOrEqual" secondItem="l" secondAttribute="height" multiplier="2:1"
            priority="750" identifier="shape" id="2"/></constraints></view>
            """)
        let label = try #require(view.subviews.first)
        let (first, second) = try (#require(view.constraints.first), #require(view.constraints.last))
        #expect(view.constraints.count == 2)
        #expect(view.constraints.allSatisfy { $0.isActive })
        #expect(first.firstItem === label)
        #expect(first.firstAttribute == .leading)
        #expect(first.relation == .equal)
        #expect(first.secondItem === view)
        #expect(first.secondAttribute == .leadingMargin)
        #expect(first.constant == 8)
        #expect(first.multiplier == 1)
        #expect(first.priority == .required)
        #expect(first.identifier == nil)
        #expect(second.firstItem === view)
        #expect(second.relation == .lessThanOrEqual)
        #expect(second.multiplier == 2)
        #expect(second.priority == .defaultHigh)
        #expect(second.identifier == "shape")
    }

    @Test("NB-16: constraints place the views")
    func placing() throws {
        let view = try view(
            """
            <view id="v">\(XIBText.frame(0, 0, 200, 100))<subviews>
            <view id="a" translatesAutoresizingMaskIntoConstraints="NO">\(XIBText.frame(1, 2, 3, 4))</view></subviews><constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="1"/>
            <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="30" id="2"/>
            <constraint firstItem="a" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" id="3"/>
            <constraint firstItem="a" firstAttribute="height" constant="40" id="4"/></constraints></view>
            """)
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame == CGRect(x: 20, y: 30, width: 150, height: 40))
        view.frame.size.width = 300
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame == CGRect(x: 20, y: 30, width: 250, height: 40))
    }

    @Test("NB-33, NB-37: outlets and outlet collections lead to constraints; attributes by key path and own classes are theirs, too")
    func outlets() throws {
        let owner = LayoutOwner()
        let objects = load(
            """
            <view id="v"><constraints>
            <constraint firstAttribute="width" constant="10" id="w"/>
            <constraint firstAttribute="height" constant="10" id="h" customClass="SteadyConstraint" customModule="InterfaceBuilderTests">
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="note" value="kept"/>
            </userDefinedRuntimeAttributes></constraint></constraints></view>
            """,
            outlets: """
                <outlet property="width" destination="w" id="1"/><outletCollection property="sizes" destination="h" id="2"/>
                <outletCollection property="sizes" destination="w" id="3"/>
                """, owner: owner)
        let view = try #require(objects.first as? UIView)
        #expect(owner.width?.constant == 10)
        #expect(owner.width === view.constraints.first)
        #expect(owner.sizes == [view.constraints[1], view.constraints[0]])
        #expect((view.constraints[1] as? SteadyConstraint)?.note == "kept")
    }

    @Test("NB-30: guides of views are items")
    func guides() throws {
        let scroll = try #require(
            try view(
                """
                <scrollView id="s"><subviews><view id="c" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
                <viewLayoutGuide key="safeArea" id="safe"/><viewLayoutGuide key="contentLayoutGuide" id="content"/>
                <viewLayoutGuide key="frameLayoutGuide" id="frame"/><constraints>
                <constraint firstItem="c" firstAttribute="top" secondItem="safe" secondAttribute="top" id="1"/>
                <constraint firstItem="c" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="2"/>
                <constraint firstItem="c" firstAttribute="width" secondItem="frame" secondAttribute="width" id="3"/>
                </constraints></scrollView>
                """) as? UIScrollView)
        let items = scroll.constraints.map(\.secondItem)
        #expect(items.count == 3 && items[0] === scroll.safeAreaLayoutGuide)
        #expect(items[1] === scroll.contentLayoutGuide)
        #expect(items[2] === scroll.frameLayoutGuide)
    }

    @Test("NB-30: those of a controller are items of constraints in its view; its outlets lead to constraints there")
    func controllerGuides() throws {
        let controller = try #require(
            StoryboardText.controller(
                """
                <viewController id="c" customClass="LayoutController" customModule="InterfaceBuilderTests">
                <layoutGuides><viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
                <view key="view" id="v"><subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
                <constraint firstItem="a" firstAttribute="top" secondItem="t" secondAttribute="bottom" constant="5" id="1"/>
                <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="2"/></constraints></view>
                <connections><outlet property="top" destination="1" id="3"/></connections></viewController>
                """) as? LayoutController)
        let constraints = controller.view.constraints
        #expect(constraints.count == 2)
        #expect(controller.top === constraints.first)
        #expect(controller.top?.constant == 5)
        #expect(constraints.first?.secondItem === controller.view.layoutGuides.first { $0.identifier == "UIViewControllerTop" })
        #expect(constraints.last?.firstItem === controller.view.layoutGuides.first { $0.identifier == "UIViewControllerBottom" })
    }

    @Test("A constraint that leads out of the view that holds it is left out with a warning, and so is one that makes no sense")
    func mistakes() throws {
        var made: UIView?
        let told = try Console.texts {
            made = try view(
                """
                <view id="v"><subviews><view id="a"/><view id="b"><constraints>
                <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" id="1"/></constraints></view></subviews>
                <constraints><constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="width" id="2"/>
                <constraint firstItem="a" firstAttribute="height" constant="7" priority="-4" id="4"/></constraints></view>
                """)
        }
        #expect(made?.constraints.map(\.constant) == [7])
        #expect(made?.subviews.last?.constraints.isEmpty == true)
        #expect(made?.constraints.first?.priority.rawValue ?? 0 > 0)
        #expect(told.count == 2, "\(told)")
        #expect(told.contains { $0.contains("<constraint id=\"1\">") && $0.contains("outside of the view that holds it") })
        #expect(told.contains { $0.contains("<constraint id=\"2\">") })
    }
}

/// A class of an app for constraints.
class SteadyConstraint: NSLayoutConstraint {
    @objc var note = ""
}

class LayoutController: UIViewController {
    @IBOutlet var top: NSLayoutConstraint?
}

private class LayoutOwner: NSObject {
    @IBOutlet var width: NSLayoutConstraint?
    @IBOutlet var sizes: [NSLayoutConstraint] = []
}
