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
        </subviews><connections><outlet property="owner" destination="-1" id="4"/>
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
}
