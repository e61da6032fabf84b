import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

@testable import InterfaceBuilder

@MainActor
struct StoryboardTests {
    private typealias Text = StoryboardText

    @Test("NB-38: the initial controller is the one that the document names; without a name there is none")
    func initialController() throws {
        let scene = Text.scene("<viewController id=\"a\" title=\"First\"></viewController>")
        #expect(try Text.storyboard(initial: "a", scene).instantiateInitialViewController()?.title == "First")
        #expect(try Text.storyboard(scene).instantiateInitialViewController() == nil)
    }

    @Test("NB-39: an identifier finds its scene, and each call makes another controller")
    func identifiers() throws {
        let storyboard = try Text.storyboard(
            Text.scene("<viewController storyboardIdentifier=\"A\" id=\"a\" title=\"a\"></viewController>"),
            Text.scene("<tableViewController storyboardIdentifier=\"B\" id=\"b\"></tableViewController>"))
        let first = storyboard.instantiateViewController(withIdentifier: "A")
        #expect(first.title == "a")
        #expect(first !== storyboard.instantiateViewController(withIdentifier: "A"))
        #expect(first.storyboard === storyboard)
        let typed: UITableViewController = storyboard.instantiateViewController(identifier: "B")
        #expect(typed.storyboard === storyboard)
    }

    @Test("A creator makes the controller from what the storyboard says; nil leaves it to init(coder:)")
    func creators() throws {
        let storyboard = try Text.storyboard(
            initial: "a", Text.scene("<viewController storyboardIdentifier=\"A\" id=\"a\" title=\"t\"></viewController>"))
        let made = storyboard.instantiateViewController(identifier: "A") { SceneController(coder: $0, note: "own") }
        #expect(made.note == "own")
        #expect(made.title == "t")
        let plain: UIViewController? = storyboard.instantiateInitialViewController { _ in nil }
        #expect(plain?.title == "t")
    }

    @Test("NB-44, VC-16: init(coder:), awakeFromNib with the storyboard known, the view only when asked for, then viewDidLoad with outlets")
    func order() throws {
        let controller = try #require(
            Text.controller(
                """
                <viewController id="a" customClass="SceneController" customModule="InterfaceBuilderTests">
                <view key="view" id="v">\(XIBText.frame(0, 0, 300, 400))<subviews>
                <label id="l" text="in" opaque="NO"/>
                <button id="b"><connections><action selector="pressed:" destination="a" eventType="touchUpInside" id="1"/></connections></button>
                </subviews></view>
                <connections><outlet property="label" destination="l" id="2"/><outlet property="tap" destination="t" id="3"/></connections>
                </viewController>
                """, beside: "<tapGestureRecognizer id=\"t\"/>") as? SceneController)
        #expect(controller.events == ["init", "awake in a storyboard"])
        #expect(!controller.isViewLoaded)
        #expect(controller.tap != nil)
        #expect(controller.view.frame.size == CGSize(width: 300, height: 400))
        #expect(controller.events.last == "loaded with in")
        let button = controller.view.subviews.compactMap { $0 as? UIButton }.first
        button?.sendActions(for: .touchUpInside)
        #expect(controller.events.last == "pressed")
    }

    @Test("NB-43: objects of the view's nib reach those beside it: recognisers and the first responder")
    func neighbours() throws {
        let controller = try Text.controller(
            """
            <viewController id="a" customClass="SceneController" customModule="InterfaceBuilderTests"><view key="view" id="v">
            <connections><outletCollection property="gestureRecognizers" destination="t" appends="YES" id="1"/></connections></view>
            </viewController>
            """,
            beside: """
                <tapGestureRecognizer id="t"><connections><action selector="pressed:" destination="a" id="2"/></connections></tapGestureRecognizer>
                """)
        #expect(controller.view.gestureRecognizers?.count == 1)
        #expect(controller.view.gestureRecognizers?.first is UITapGestureRecognizer)
    }

    @Test("NB-40: a navigation controller gets its root, a tab bar controller its tabs in the order of the segues")
    func relationships() throws {
        let storyboard = try Text.storyboard(
            initial: "tabs",
            Text.scene(
                """
                <tabBarController id="tabs"><tabBar key="tabBar" barStyle="black"/><connections>
                <segue destination="nav" kind="relationship" relationship="viewControllers" id="1"/>
                <segue destination="b" kind="relationship" relationship="viewControllers" id="2"/></connections></tabBarController>
                """),
            Text.scene(
                """
                <navigationController id="nav"><tabBarItem key="tabBarItem" title="One" badgeValue="3" id="i"/>
                <navigationBar key="navigationBar" largeTitles="YES" id="bar"/><connections>
                <segue destination="a" kind="relationship" relationship="rootViewController" id="3"/></connections></navigationController>
                """),
            Text.scene(
                """
                <viewController id="a"><navigationItem key="navigationItem" title="Root" id="n">
                <barButtonItem key="rightBarButtonItem" systemItem="add" id="r"/></navigationItem></viewController>
                """),
            Text.scene("<viewController id=\"b\"><tabBarItem key=\"tabBarItem\" systemItem=\"search\" id=\"j\"/></viewController>"))
        let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
        #expect(tabs.tabBar.barStyle == .black)
        #expect(tabs.viewControllers?.count == 2)
        let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
        #expect(navigation.tabBarItem.title == "One")
        #expect(navigation.tabBarItem.badgeValue == "3")
        #expect(navigation.navigationBar.prefersLargeTitles)
        #expect(navigation.topViewController?.navigationItem.title == "Root")
        #expect(navigation.topViewController?.navigationItem.rightBarButtonItem?.systemItem == .add)
        #expect(tabs.viewControllers?.last?.tabBarItem.systemItem == .search)
        #expect(navigation.topViewController?.storyboard === storyboard)
    }

    @Test("A scene that holds itself is reported once, and left out")
    func loop() throws {
        let texts = try Console.texts {
            let controller = try Text.controller(
                """
                <navigationController id="nav"><connections>
                <segue destination="nav" kind="relationship" relationship="rootViewController" id="1"/></connections></navigationController>
                """)
            #expect((controller as? UINavigationController)?.viewControllers.isEmpty == true)
        }
        #expect(texts.count == 1 && texts[0].contains(": <navigationController id=\"nav\">: the scene holds itself"))
    }

    @Test("VC-84: unknown identifiers and storyboards stop with UIKit's texts")
    func missing() async {
        let identifier = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = try StoryboardText.storyboard(initial: "a").instantiateViewController(withIdentifier: "nobody")
        }
        #expect(errorText(identifier).contains("Storyboard (<UIStoryboard: 0x"))
        #expect(errorText(identifier).contains("doesn't contain a view controller with identifier 'nobody'"))
        let name = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UIStoryboard(name: "Nowhere", bundle: nil)
        }
        #expect(errorText(name).contains("Could not find a storyboard named 'Nowhere' in bundle NSBundle <"))
    }

    @Test("NB-02: a document of another kind is refused")
    func otherKinds() {
        #expect(throws: DocumentError.self) { try StoryboardDocument(XIBText.data("<view id=\"v\"/>"), file: "A.xib") }
        #expect(throws: DocumentError.self) { try StoryboardDocument(Data("<archive/>".utf8), file: "A.storyboard") }
    }
}

func errorText(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

/// Writes down what it receives.
class SceneController: UIViewController {
    var events: [String] = []
    var note = ""
    @IBOutlet var label: UILabel!
    @IBOutlet var tap: UITapGestureRecognizer!
    var allowsSegues = true
    var prepared: UIStoryboardSegue?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        events.append("init")
    }

    init?(coder: NSCoder, note: String) {
        super.init(coder: coder)
        self.note = note
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        events.append(storyboard == nil ? "awake" : "awake in a storyboard")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        events.append("loaded with \(label?.text ?? "nothing")")
    }

    @IBAction func pressed(_ sender: Any?) { events.append("pressed") }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        events.append("should \(identifier)")
        return allowsSegues
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared = segue
        events.append("prepare \(segue.identifier ?? "-"), view \(segue.destination.isViewLoaded ? "loaded" : "not loaded")")
    }

    @IBAction func backHere(_ segue: UIStoryboardSegue) { events.append("back from \(segue.source.title ?? "?")") }

    @IBSegueAction func makeNext(_ coder: NSCoder) -> SceneController? { SceneController(coder: coder, note: "made by the source") }
}

/// Shows its destination in a way of its own.
final class OwnSegue: UIStoryboardSegue {
    override func perform() { destination.title = "shown by \(source.title ?? "?")" }
}
