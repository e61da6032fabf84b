import Foundation
import TestFiles
import Testing
import UIKitTesting

@testable import InterfaceBuilder
@testable import UIKitCore

/// Controllers whose views come from files, in a folder that stands for a bundle.
@MainActor
struct ControllerNibTests {
    private let folder: TemporaryFolder
    private let bundle: Bundle

    init() throws {
        folder = try TemporaryFolder(ending: ".bundle")
        bundle = try folder.bundle
    }

    private func write(_ name: String, _ text: String) throws { try folder.write(text, to: name) }

    private func owned(_ tag: Int) -> String {
        XIBText.owned(
            "<outlet property=\"view\" destination=\"v\" id=\"o\"/>",
            "<view id=\"v\" tag=\"\(tag)\">\(XIBText.frame(0, 0, 320, 480))<subviews><label tag=\"101\"/></subviews></view>")
    }

    @Test("VC-03: the nib that was named gives the view, with the controller as owner")
    func named() throws {
        try write("Panel.xib", owned(7))
        let controller = PanelViewController(nibName: "Panel", bundle: bundle)
        #expect(!controller.isViewLoaded)
        #expect(controller.nibName == "Panel")
        #expect(controller.view.tag == 7)
        #expect(controller.view.viewWithTag(101) is UILabel)
        #expect(controller.loads == 1)
    }

    @Test("VC-04: without a name FooView comes before FooViewController, and without both the view is empty")
    func searchOrder() throws {
        #expect(UIViewController(nibName: nil, bundle: bundle).view.subviews.isEmpty)
        try write("PanelViewController.xib", owned(1))
        try write("PanelView.xib", owned(2))
        #expect(PanelViewController(nibName: nil, bundle: bundle).view.tag == 2)
        try write("OtherPanelViewController.xib", owned(3))
        #expect(OtherPanelViewController(nibName: nil, bundle: bundle).view.tag == 3)
        #expect(BarePanelViewController(nibName: nil, bundle: bundle).view.subviews.isEmpty)
    }

    @Test("VC-05, VC-06: names are searched without the module; those of other classes as they are")
    func candidates() {
        #expect(ControllerNibs.candidates(for: "App.FooViewController") == ["FooView", "FooViewController"])
        #expect(ControllerNibs.candidates(for: "App.Wizard") == ["Wizard"])
        #expect(ControllerNibs.candidates(for: "App.Controller") == ["Controller"])
        #expect(ControllerNibs.candidates(for: "UIViewController").isEmpty)
    }

    @Test("VC-07: the file for the device in use wins")
    func idioms() throws {
        try write("Panel.xib", owned(1))
        try write("Panel~iphone.xib", owned(2))
        try write("Panel~ipad.xib", owned(3))
        let phone = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)
        phone.settle()
        #expect((UINib(nibName: "Panel", bundle: bundle).instantiate(withOwner: nil).first as? UIView)?.tag == 2)
    }

    @Test("VC-08: a nib that sets no view is a programming error")
    func noView() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent("no-view.bundle")
                try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try? XIBText.data("<view/>").write(to: folder.appendingPathComponent("A.xib"))
                _ = UIViewController(nibName: "A", bundle: Bundle(path: folder.path)).view
            }
        }
    }

    @Test("VC-09: a missing nib is an error when the view is read, not before")
    func missing() async {
        _ = UIViewController(nibName: "Nowhere", bundle: nil)
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UIViewController(nibName: "Nowhere", bundle: nil).view }
        }
    }

    @Test("NB-72, NB-73: Bundle.loadNibNamed loads from its bundle, and the file is read once by a UINib")
    func bundles() throws {
        try write("Panel.xib", XIBText.document("<view tag=\"5\"/>"))
        #expect((bundle.loadNibNamed("Panel", owner: nil)?.first as? UIView)?.tag == 5)
        let nib = UINib(nibName: "Panel", bundle: bundle)
        nib.instantiate(withOwner: nil)
        try folder.remove("Panel.xib")
        #expect((nib.instantiate(withOwner: nil).first as? UIView)?.tag == 5)
    }

    @Test("NB-75, XP-82, XP-83: the base file with the texts of the user's language, or that language's own file")
    func localization() throws {
        let former = NibLanguages.preferred
        defer { NibLanguages.preferred = former }
        NibLanguages.preferred = ["de-DE", "de"]
        try write("Base.lproj/Panel.xib", XIBText.document("<label id=\"a-b\" text=\"Hi\"/><label id=\"c-d\" text=\"Stay\"/>"))
        try write("de.lproj/Panel.strings", "\"a-b.text\" = \"Hallo\";\n")
        let labels = UINib(nibName: "Panel", bundle: bundle).instantiate(withOwner: nil).compactMap { $0 as? UILabel }
        #expect(labels.map(\.text) == ["Hallo", "Stay"])
        NibLanguages.preferred = ["en"]
        #expect((UINib(nibName: "Panel", bundle: bundle).instantiate(withOwner: nil).first as? UILabel)?.text == "Hi")
        try write("fr.lproj/Panel.xib", XIBText.document("<label id=\"a-b\" text=\"Salut\"/>"))
        NibLanguages.preferred = ["fr"]
        #expect((UINib(nibName: "Panel", bundle: bundle).instantiate(withOwner: nil).first as? UILabel)?.text == "Salut")
    }

    @Test("NB-66, NB-67, NB-68: what nobody keeps is gone after the turn; outlets keep only what they are connected with")
    func ownership() throws {
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
        try write(
            "Two.xib",
            XIBText.owned(
                "<outlet property=\"view\" destination=\"v\" id=\"o\"/><outlet property=\"label\" destination=\"l\" id=\"p\"/>",
                "<view id=\"v\"/><view id=\"w\" tag=\"9\"><subviews><label id=\"l\"/></subviews></view>"))
        let careless = PanelViewController(nibName: "Two", bundle: bundle)
        careless.loadViewIfNeeded()
        weak let lost = careless.label?.superview
        #expect(lost?.tag == 9)
        screen.settle()
        #expect(lost == nil)
        #expect(careless.label != nil)
        #expect(careless.label?.superview == nil)
        let careful = PanelViewController(nibName: "Two", bundle: bundle)
        careful.keepsSuperview = true
        careful.loadViewIfNeeded()
        screen.settle()
        #expect(careful.label?.superview?.tag == 9)
    }
}

class PanelViewController: UIViewController {
    @IBOutlet var label: UILabel?
    var loads = 0
    var steps: [String] = []
    var keepsSuperview = false
    private var kept: UIView?

    override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
        steps.append("viewDidLoad")
        if keepsSuperview { kept = label?.superview }
    }
}

class OtherPanelViewController: UIViewController {}
class BarePanelViewController: UIViewController {}
