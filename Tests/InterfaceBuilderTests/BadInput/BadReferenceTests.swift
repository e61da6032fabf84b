import Foundation
import Testing
import UIKitTesting

@testable import InterfaceBuilder

/// Documents whose parts refer to what is not there, to themselves, or to what is of another kind: the rest loads, and each mistake
/// is reported once, with its place.
@MainActor
struct BadReferenceTests {
    private func told(_ objects: String, owner: Any? = nil, _ check: ([Any]) -> Void = { _ in }) -> [String] {
        Console.texts { check(UINib(data: XIBText.data(objects), bundle: nil).instantiate(withOwner: owner)) }
    }

    private static let outletView = "customClass=\"OutletView\" customModule=\"InterfaceBuilderTests\""

    @Test("Ids that point nowhere")
    func nowhere() {
        let told = told(
            """
            <view id="v" \(Self.outletView)><connections><outlet property="owner" destination="gone" id="1"/>
            <action selector="pressed:" destination="gone" eventType="touchDown" id="2"/><outlet property="owner" id="3"/></connections></view>
            """
        ) { #expect($0.first is OutletView) }
        #expect(
            told == [
                """
                UINib:7: <outlet id="1">: the destination "gone" is not in the document; the connection is left out. Connect it again in \
                Interface Builder.
                """,
                """
                UINib:8: <action id="2">: the destination "gone" is not in the document; the connection is left out. Connect it again in \
                Interface Builder.
                """,
                "UINib:8: <outlet id=\"3\">: the connection has no destination; it is left out. Remove it in Interface Builder.",
            ])
    }

    @Test("Ids that point at their own elements, and at those around them")
    func itself() {
        let told = told(
            """
            <view id="v" \(Self.outletView)><subviews><view id="w" \(Self.outletView)><connections>
            <outlet property="owner" destination="v" id="1"/></connections></view></subviews><connections><outlet property="owner" destination="v" id="3"/></connections></view>
            """
        ) { objects in
            let view = objects.first as? OutletView
            #expect(view?.owner === view)
            #expect((view?.subviews.first as? OutletView)?.owner === view)
            view?.owner = nil
        }
        #expect(told.isEmpty, "\(told)")
    }

    @Test("Ids at elements of the wrong class, used twice, and at what is no object at all")
    func wrongClass() {
        let owner = Owner()
        let told = told(
            """
            <view id="v"/><view id="v" tag="2"/><tableViewCell textLabel="v" imageView="v" id="c"><tableViewCellContentView key="contentView" id="y"/>
            </tableViewCell><tapGestureRecognizer id="t"><connections><outlet property="delegate" destination="v" id="4"/></connections>
            </tapGestureRecognizer><view id="s" \(Self.outletView)><connections><outlet property="owner" destination="4" id="5"/></connections></view>
            """, owner: owner)
        #expect(told.contains { $0.contains("the id is used twice") })
        #expect(told.contains { $0.contains("\"4\" is not in the document") })
    }

    @Test("Outlets of the wrong type keep what they have")
    func wrongType() {
        let owner = Owner()
        let told = Console.texts {
            let text = XIBText.owned(
                """
                <outlet property="label" destination="v" id="1"/><outletCollection property="views" destination="t" id="2"/>
                """, "<view id=\"v\"/><tapGestureRecognizer id=\"t\"/>")
            UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner)
        }
        #expect(owner.label == nil)
        #expect(owner.views.isEmpty)
        #expect(
            told.count == 2 && told.allSatisfy { $0.hasPrefix("UINib:5: <") && $0.hasSuffix("Pass a value of that type.") }, "\(told)")
        #expect(told.first?.contains("the value for the key label is a UIView, but the property is a Optional<UILabel>.") == true)
    }

    @Test("Computed outlets of the wrong type keep what they have as well")
    func wrongTypeOfComputedProperty() {
        let owner = ComputedOwner()
        let told = Console.texts {
            let text = XIBText.owned(
                """
                <outlet property="optional" destination="v" id="1"/><outlet property="required" destination="v" id="2"/>
                <outlet property="optional" destination="l" id="3"/>
                """, "<view id=\"v\"/><label id=\"l\"/>")
            UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner)
        }
        #expect(owner.stored.count == 2)
        #expect(owner.stored.allSatisfy { ($0 as UIView) is UILabel })
        #expect(told.count == 2, "\(told)")
        #expect(told.allSatisfy { $0.contains("cannot be connected") }, "\(told)")
    }

    @Test("NB-70: an action that does not exist stops the app when it is sent, with UIKit's text and what helps")
    func missingAction() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let text = XIBText.document(
                """
                <button id="b"><connections><action selector="nope:" destination="-1" eventType="touchDown" id="1"/></connections></button>
                """)
            let owner = Owner()
            let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner)
            // Controls do not keep their targets.
            withExtendedLifetime(owner) { (objects.first as? UIButton)?.sendActions(for: .touchDown) }
        }
        #expect(errorText(result).contains("Owner nope:]: unrecognized selector sent to instance 0x"))
    }

    @Test("Actions without a selector, for events that nobody knows, and of what sends none")
    func otherActions() {
        let told = told(
            """
            <button id="b"><connections><action destination="b" eventType="touchDown" id="1"/>
            <action selector="a:" destination="b" eventType="blink" id="2"/></connections></button>
            <view id="v"><connections><action selector="a:" destination="b" id="3"/></connections></view>
            """)
        #expect(told.count == 2 && told[0].contains("the event \"blink\" is not known") && told[1].contains("UIView sends no actions"))
    }

    @Test("Work grows with the number of outlets as that grows, whether their names differ or not")
    func manyOutlets() throws {
        _ = try processorTime(ofOutlets: 100)
        let (few, many) = (try processorTime(ofOutlets: 5_000), try processorTime(ofOutlets: 20_000))
        #expect(many < 8 * few)
    }

    /// In seconds; does not depend on what else the machine does.
    private func processorTime(ofOutlets count: Int) throws -> Double {
        let outlets = (0..<count).map { "<outletCollection property=\"p\($0)\" destination=\"v\"/>" }.joined()
        let same = String(repeating: "<outletCollection property=\"q\" destination=\"v\"/>", count: count)
        let start = clock()
        let document = try NibSource.read(
            XIBText.document("<view id=\"v\"><connections>\(outlets)\(same)</connections></view>").utf8, file: "A.xib")
        #expect(document.graph.list(.connections).count == count + 1)
        return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }
}

/// Keeps what its outlets are given elsewhere.
@MainActor
class ComputedOwner: NSObject {
    private(set) var stored = [UILabel()]

    @IBOutlet var required: UILabel {
        get { stored[0] }
        set { stored[0] = newValue }
    }
    @IBOutlet var optional: UILabel? {
        get { stored.last }
        set { if let newValue { stored.append(newValue) } else { stored.removeAll() } }
    }
}
