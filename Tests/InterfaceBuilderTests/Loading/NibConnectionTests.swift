import Foundation
import Testing
import UIKitTesting

@testable import InterfaceBuilder

@MainActor
struct NibConnectionTests {
    @discardableResult
    private func load(_ text: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner, options: options)
    }

    @Test("NB-33, NB-37: outlets of the owner, and of objects of the nib to the owner")
    func outlets() throws {
        let owner = Owner()
        let objects = load(
            XIBText.owned(
                "<outlet property=\"label\" destination=\"l\" id=\"o1\"/><outlet property=\"plain\" destination=\"v\" id=\"o2\"/>",
                """
                <view id="v"><subviews><label id="l" text="x"/></subviews></view>
                <view id="w" customClass="OutletView" customModule="InterfaceBuilderTests">
                <connections><outlet property="owner" destination="-1" id="o3"/></connections></view>
                """), owner: owner)
        #expect(owner.label?.text == "x")
        #expect(owner.plain === objects[0] as? UIView)
        #expect((objects[1] as? OutletView)?.owner === owner)
    }

    @Test("NB-34: an outlet collection is set once, in the order of the document")
    func collections() {
        let owner = Owner()
        load(
            XIBText.owned(
                """
                <outletCollection property="views" destination="b" id="1"/><outletCollection property="views" destination="a" id="2"/>
                <outlet property="plain" destination="a" id="3"/>
                """, "<view id=\"a\" tag=\"1\"/><view id=\"b\" tag=\"2\"/>"), owner: owner)
        #expect(owner.views.map(\.tag) == [2, 1])
        #expect(owner.timesSet == 1)
    }

    @Test("NB-34: a collection that appends keeps what is there")
    func appending() {
        let owner = Owner()
        owner.views = [UIView()]
        load(
            XIBText.owned("<outletCollection property=\"views\" destination=\"a\" appends=\"YES\" id=\"1\"/>", "<view id=\"a\"/>"),
            owner: owner)
        #expect(owner.views.count == 2)
    }

    @Test("NB-35: an action is sent for its event, and no other")
    func actions() throws {
        let owner = Owner()
        let objects = load(
            XIBText.document(
                """
                <button id="b"><connections><action selector="pressed:" destination="-1" eventType="touchUpInside" id="1"/>
                <action selector="pressed:" destination="-1" eventType="touchDown" id="2"/></connections></button>
                """), owner: owner)
        let button = try #require(objects.first as? UIButton)
        #expect(button.actions(forTarget: owner, forControlEvent: .touchUpInside) == ["pressed:"])
        #expect(button.actions(forTarget: owner, forControlEvent: .valueChanged) == nil)
        button.sendActions(for: .touchDown)
        #expect(owner.senders.count == 1)
        #expect(owner.senders.first === button)
    }

    @Test("NB-36: an action to the first responder travels up the responder chain")
    func firstResponder() throws {
        let objects = load(
            XIBText.document(
                """
                <view id="v" customClass="OutletView" customModule="InterfaceBuilderTests"><subviews><button id="b"><connections>
                <action selector="pressed:" destination="-2" eventType="touchUpInside" id="1"/></connections></button></subviews></view>
                """), owner: nil)
        let view = try #require(objects.first as? OutletView)
        (view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(view.presses == 1)
    }

    @Test("NB-35: gesture recognisers come to their views, and send their actions")
    func recognizers() throws {
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
        let owner = Owner()
        let objects = load(
            XIBText.document(
                """
                <view id="v">\(XIBText.frame(0, 0, 100, 100))<connections>
                <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="1"/></connections></view>
                <tapGestureRecognizer id="t" numberOfTapsRequired="1"><connections>
                <action selector="pressed:" destination="-1" id="2"/></connections></tapGestureRecognizer>
                <swipeGestureRecognizer id="s" direction="left"/><panGestureRecognizer id="p" minimumNumberOfTouches="2"/>
                <pongPressGestureRecognizer id="lp" minimumPressDuration="0.75" allowableMovement="20"/>
                """), owner: owner)
        let view = try #require(objects.first as? UIView)
        #expect(view.gestureRecognizers?.first === objects[1] as? UITapGestureRecognizer)
        #expect((objects[2] as? UISwipeGestureRecognizer)?.direction == .left)
        #expect((objects[3] as? UIPanGestureRecognizer)?.minimumNumberOfTouches == 2)
        #expect((objects[4] as? UILongPressGestureRecognizer)?.minimumPressDuration == 0.75)
        screen.window.addSubview(view)
        screen.settle()
        try screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(owner.senders.count == 1)
    }

    @Test("NB-29: attributes are set by key path, of every type, before awakeFromNib")
    func runtimeAttributes() throws {
        let view = try #require(
            load(
                XIBText.document(
                    """
                    <view customClass="AttributeView" customModule="InterfaceBuilderTests"><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="number" keyPath="ratio"><real key="value" value="1.5"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
                    <userDefinedRuntimeAttribute type="string" keyPath="name" value="Ann"/>
                    <userDefinedRuntimeAttribute type="color" keyPath="ink"><color key="value" white="1" alpha="1" colorSpace="calibratedWhite"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="size" keyPath="extent"><size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="point" keyPath="location"><point key="value" x="5" y="6"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="rect" keyPath="area"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="nil" keyPath="nothing"/>
                    </userDefinedRuntimeAttributes></view>
                    """), owner: nil
            ).first as? AttributeView)
        #expect(view.layer.cornerRadius == 8)
        #expect(view.ratio == 1.5)
        #expect(view.isRound)
        #expect(view.name == "Ann")
        #expect(view.ink == UIColor(white: 1, alpha: 1))
        #expect(view.extent == CGSize(width: 3, height: 4))
        #expect(view.location == CGPoint(x: 5, y: 6))
        #expect(view.area == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.nothing == nil)
        #expect(view.nameWhenAwake == "Ann")
    }

    @Test("NB-63, NB-64: everything is connected when objects awake; the owner is not woken")
    func awaking() throws {
        let owner = Owner()
        let objects = load(
            XIBText.owned(
                "<outlet property=\"label\" destination=\"l\" id=\"o1\"/>",
                """
                <label id="l"/><view customClass="OutletView" customModule="InterfaceBuilderTests">
                <connections><outlet property="owner" destination="-1" id="o3"/></connections></view>
                """), owner: owner)
        let view = try #require(objects.last as? OutletView)
        #expect(view.labelWhenAwake === owner.label)
        #expect(owner.label != nil)
        #expect(owner.awakenings == 0)
    }

    @Test("NB-71: without an owner its connections are left out")
    func noOwner() throws {
        let objects = load(
            XIBText.owned(
                "<outlet property=\"label\" destination=\"b\" id=\"o1\"/>",
                """
                <button id="b"><connections><action selector="pressed:" destination="-1" eventType="touchDown" id="1"/></connections></button>
                """),
            owner: nil)
        #expect((objects.first as? UIButton)?.allTargets.isEmpty == true)
    }

    @Test("NB-74, NB-37: external objects stand for placeholders of their names")
    func externals() throws {
        let external = UIView()
        let objects = load(
            XIBText.document(
                """
                <placeholder placeholderIdentifier="Extra" id="e"/><view customClass="OutletView" customModule="InterfaceBuilderTests">
                <connections><outlet property="owner" destination="e" id="o3"/></connections></view>
                """), owner: nil, options: [.externalObjects: ["Extra": external]])
        #expect(objects.count == 1)
        #expect((objects.first as? OutletView)?.owner === external)
    }

    @Test("NB-69: an owner without the property is a programming error, reported with the line of the outlet and UIKit's text")
    func undefinedOutlet() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let text = XIBText.owned("<outlet property=\"nope\" destination=\"v\" id=\"1\"/>", "<view id=\"v\"/>")
                _ = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: Owner(), options: nil)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("<outlet id=\"1\">: the outlet leads from an object that has no such property."))
        #expect(text.contains("this class is not key value coding-compliant for the key nope."))
    }

    @Test("An outlet of the wrong type, and an attribute that nobody has, are warnings that name their place")
    func wrongTypes() {
        let owner = Owner()
        let told = Console.texts {
            load(
                XIBText.owned(
                    "<outlet property=\"label\" destination=\"v\" id=\"1\"/>",
                    """
                    <view id="v"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="nope" value="YES"/>
                    </userDefinedRuntimeAttributes></view>
                    """), owner: owner)
        }
        #expect(owner.label == nil)
        #expect(told.last?.contains("Failed to set (nope) user defined inspected property on (UIView)") == true)
    }

    @Test("What stands for an object of an unknown class takes no harm from that object's outlets")
    func substitutes() {
        let told = Console.texts {
            load(
                XIBText.document(
                    """
                    <view id="v" customClass="Nope"><connections><outlet property="nope" destination="v" id="1"/></connections></view>
                    """),
                owner: nil)
        }
        #expect(told.count == 2, "\(told)")
        #expect(told.allSatisfy { $0.contains("Nope") && !$0.contains("outlet") }, "\(told)")
    }

    @Test("NB-70: an action that the target lacks does no harm at load")
    func missingAction() {
        let owner = Owner()
        let objects = load(
            XIBText.document(
                """
                <button><connections><action selector="nope:" destination="-1" eventType="touchDown" id="1"/></connections></button>
                """),
            owner: owner)
        #expect((objects.first as? UIButton)?.actions(forTarget: owner, forControlEvent: .touchDown) == ["nope:"])
    }
}

class Owner: NSObject {
    @IBOutlet var label: UILabel?
    // An outlet without @IBOutlet is reached through the stored property.
    var plain: UIView?
    var timesSet = 0
    @IBOutlet var views: [UIView] = [] { didSet { timesSet += 1 } }
    var senders: [AnyObject] = []
    var awakenings = 0

    @IBAction func pressed(_ sender: Any) { senders.append(sender as AnyObject) }

    override func awakeFromNib() { awakenings += 1 }
}

class OutletView: UIView {
    @IBOutlet var owner: AnyObject?
    var labelWhenAwake: UILabel?
    var presses = 0

    @IBAction func pressed(_ sender: Any) { presses += 1 }

    override func awakeFromNib() {
        super.awakeFromNib()
        labelWhenAwake = (owner as? Owner)?.label
    }
}

class AttributeView: UIView {
    @IBInspectable var ratio: CGFloat = 0
    @IBInspectable var isRound = false
    @IBInspectable var name = ""
    @IBInspectable var ink: UIColor?
    @IBInspectable var extent = CGSize.zero
    @IBInspectable var location = CGPoint.zero
    @IBInspectable var area = CGRect.zero
    @IBInspectable var nothing: String? = "something"
    var nameWhenAwake: String?

    override func awakeFromNib() {
        super.awakeFromNib()
        nameWhenAwake = name
    }
}
