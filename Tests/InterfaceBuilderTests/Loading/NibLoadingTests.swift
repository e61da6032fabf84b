import Foundation
import Testing
import UIKitTesting

@testable import InterfaceBuilder
@_spi(ForasteroInternal) import UIKitCore

@MainActor
struct NibLoadingTests {
    private func load(_ text: String, owner: Any? = nil, options: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner, options: options)
    }

    private func first<T>(_ objects: String, as type: T.Type = T.self) throws -> T {
        try #require(load(XIBText.document(objects)).first as? T)
    }

    @Test(
        "A content mode with a capital letter, as some versions wrote it",
        arguments: [("TopLeft", UIView.ContentMode.topLeft), ("Redraw", .redraw)])
    func capitalContentMode(name: String, mode: UIView.ContentMode) throws {
        let view: UIView = try first("<view id=\"a\" contentMode=\"\(name)\">\(XIBText.frame(0, 0, 9, 9))</view>")
        #expect(view.contentMode == mode)
    }

    @Test("A frame by the distances from the edges of the superview, as some versions wrote it")
    func frameInset() throws {
        let view: UIView = try first(
            """
            <view id="a" fixedFrame="YES"><frame key="frameInset" minX="20" minY="10" width="300" height="31"/></view>
            """)
        #expect(view.frame == CGRect(x: 20, y: 10, width: 300, height: 31))
        let unknown: UIView = try first(
            """
            <view id="a" fixedFrame="YES"><frame key="frameInset" maxX="20" minY="10" width="300" height="31"/></view>
            """)
        #expect(unknown.frame == .zero)
    }

    @Test("NB-12, NB-13, NB-11: what a view has")
    func view() throws {
        let view: UIView = try first(
            """
            <view id="a" contentMode="center" alpha="0.5" tag="9" hidden="YES" clipsSubviews="YES" userInteractionEnabled="NO"
            multipleTouchEnabled="YES" exclusiveTouch="YES" opaque="NO" autoresizesSubviews="NO" semanticContentAttribute="forceRightToLeft"
            preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" verticalHuggingPriority="251"
            translatesAutoresizingMaskIntoConstraints="NO">
            \(XIBText.frame(10, 20, 30, 40))<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" heightSizable="YES"/>
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <color key="tintColor" systemColor="systemGreenColor"/></view>
            """)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.autoresizingMask == [.flexibleRightMargin, .flexibleHeight])
        #expect(view.contentMode == .center)
        #expect(view.alpha == 0.5)
        #expect(view.tag == 9)
        #expect(view.isHidden)
        #expect(view.clipsToBounds)
        #expect(!view.isUserInteractionEnabled)
        #expect(view.isMultipleTouchEnabled)
        #expect(view.isExclusiveTouch)
        #expect(!view.isOpaque)
        #expect(!view.autoresizesSubviews)
        #expect(view.semanticContentAttribute == .forceRightToLeft)
        #expect(view.preservesSuperviewLayoutMargins)
        #expect(!view.insetsLayoutMarginsFromSafeArea)
        #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(view.tintColor == .systemGreen)
        #expect(view.contentHuggingPriority(for: .vertical).rawValue == 251)
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("What an object gives back when it wakes after decoding takes its place, for connections too")
    func substitution() throws {
        let outer: UIView = try first(
            """
            <view><subviews><view id="s" customClass="Shell" customModule="InterfaceBuilderTests">\(XIBText.frame(1, 2, 3, 4))</view>
            <label id="l" text="Twin"/></subviews><constraints>
            <constraint firstItem="l" firstAttribute="top" secondItem="s" secondAttribute="bottom" id="c"/></constraints></view>
            """)
        let core = try #require(outer.subviews.first as? Core)
        #expect(core.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(outer.subviews.count == 2)
        #expect(outer.constraints.first?.secondItem === core)
        #expect(load(XIBText.document("<view customClass=\"Ghost\" customModule=\"InterfaceBuilderTests\"/>")).isEmpty)
    }

    @Test("NB-11: an element that says nothing is a view as code makes it")
    func plainView() throws {
        let (loaded, made) = (try first("<view/>", as: UIView.self), UIView())
        #expect(loaded.isOpaque == made.isOpaque)
        #expect(loaded.alpha == 1)
        #expect(loaded.autoresizesSubviews)
        #expect(loaded.tag == 0)
        #expect(loaded.isUserInteractionEnabled)
        #expect(loaded.clearsContextBeforeDrawing)
        #expect(loaded.contentMode == made.contentMode)
        #expect(loaded.translatesAutoresizingMaskIntoConstraints)
        #expect(loaded.constraints.isEmpty)
        #expect(loaded.backgroundColor == nil)
        #expect(loaded.frame == .zero)
    }

    @Test("A label has its text, font, colours and line settings")
    func label() throws {
        let label: UILabel = try first(
            """
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Total &lt;1&gt;" textAlignment="right"
            lineBreakMode="middleTruncation" numberOfLines="3" baselineAdjustment="alignCenters" minimumScaleFactor="0.5"
            adjustsFontSizeToFit="NO" enabled="NO">\(XIBText.frame(0, 0, 90, 20))
            <fontDescription key="fontDescription" type="boldSystem" pointSize="13"/>
            <color key="textColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/><nil key="highlightedColor"/>
            <color key="shadowColor" cocoaTouchSystemColor="lightTextColor"/><size key="shadowOffset" width="1" height="2"/></label>
            """)
        #expect(label.text == "Total <1>")
        #expect(label.textAlignment == .right)
        #expect(label.lineBreakMode == .byTruncatingMiddle)
        #expect(label.numberOfLines == 3)
        #expect(label.baselineAdjustment == .alignCenters)
        #expect(label.minimumScaleFactor == 0.5)
        #expect(!label.adjustsFontSizeToFitWidth)
        #expect(!label.isEnabled)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.font == .boldSystemFont(ofSize: 13))
        #expect(label.textColor == UIColor(white: 0.5, alpha: 1))
        #expect(label.highlightedTextColor == nil)
        #expect(label.shadowColor == .lightText)
        #expect(label.shadowOffset == CGSize(width: 1, height: 2))
    }

    @Test(
        "NB-22: fonts by kind, by weight, by name and by text style",
        arguments: [
            ("type=\"system\" pointSize=\"15\"", UIFont.systemFont(ofSize: 15)),
            ("type=\"system\" weight=\"medium\" pointSize=\"15\"", UIFont.systemFont(ofSize: 15, weight: .medium)),
            ("type=\"system\" weight=\"heavy\" pointSize=\"15\"", UIFont.systemFont(ofSize: 15, weight: .heavy)),
            ("type=\"italicSystem\" pointSize=\"12\"", UIFont.italicSystemFont(ofSize: 12)),
            ("style=\"UICTFontTextStyleHeadline\"", UIFont.preferredFont(forTextStyle: .headline)),
            ("name=\"NoSuchFont-Bold\" family=\"NoSuchFont\" pointSize=\"20\"", UIFont.systemFont(ofSize: 20)),
        ])
    func fonts(attributes: String, expected: UIFont) throws {
        let label: UILabel = try first("<label text=\"a\"><fontDescription key=\"fontDescription\" \(attributes)/></label>")
        #expect(label.font == expected)
    }

    @Test("NB-23: a button shows each state's title and colours")
    func button() throws {
        let button: UIButton = try first(
            """
            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="top"
            buttonType="roundedRect" lineBreakMode="clip" enabled="NO">\(XIBText.frame(5, 6, 80, 30))
            <fontDescription key="fontDescription" type="system" pointSize="21"/>
            <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
            <inset key="imageEdgeInsets" minX="2.2250738585072014e-308" minY="0.0" maxX="0.0" maxY="0.0"/>
            <state key="normal" title="Go"><color key="titleColor" systemColor="systemRedColor"/></state>
            <state key="selected" title="Gone"/></button>
            """)
        #expect(button.buttonType == .system)
        #expect(button.title(for: .normal) == "Go")
        #expect(button.title(for: .selected) == "Gone")
        #expect(button.titleColor(for: .normal) == .systemRed)
        #expect(button.title(for: .highlighted) == "Go")
        #expect(button.contentHorizontalAlignment == .left)
        #expect(button.contentVerticalAlignment == .top)
        #expect(!button.isEnabled)
        #expect(button.titleLabel?.font == .systemFont(ofSize: 21))
        #expect(button.titleLabel?.lineBreakMode == .byClipping)
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(button.imageEdgeInsets == .zero)
    }

    @Test("A switch keeps its corner and takes its own size")
    func switchElement() throws {
        let control: UISwitch = try first(
            """
            <switch on="YES" opaque="NO">\(XIBText.frame(20, 30, 49, 31))
            <color key="onTintColor" systemColor="systemBlueColor"/></switch>
            """)
        #expect(control.isOn)
        #expect(control.frame == CGRect(x: 20, y: 30, width: 51, height: 31))
        #expect(control.onTintColor == .systemBlue)
    }

    @Test("NB-15, NB-65: the views inside back to front; top-level objects in their order without placeholders")
    func order() throws {
        let inside = "<subviews><view tag=\"2\"/><view tag=\"3\"/></subviews>"
        let objects = load(XIBText.document("<view tag=\"1\">\(inside)</view><view tag=\"4\"/>"))
        #expect(objects.compactMap { ($0 as? UIView)?.tag } == [1, 4])
        #expect(objects.count == 2)
        #expect((objects.first as? UIView)?.subviews.map(\.tag) == [2, 3])
    }

    @Test("NB-09: custom classes with and without module; init(coder:) is really called")
    func customClasses() throws {
        let module = "InterfaceBuilderTests"
        let view: CodedView = try first("<view customClass=\"CodedView\" customModule=\"\(module)\">\(XIBText.frame(1, 2, 3, 4))</view>")
        #expect(view.steps == ["init(coder:) 3.0", "awake"])
        let object: PlainObject = try first("<customObject customClass=\"PlainObject\" customModule=\"\(module)\"/>")
        #expect(object.steps == ["init()", "awake"])
    }

    @Test("NB-54: an unknown class gives way to the element's, with one warning that names file, line, element and id, and at the end all")
    func unknownClass() throws {
        var objects: [Any] = []
        let text = XIBText.document(
            "<label id=\"l-1\" text=\"a\" customClass=\"Nope\"/><label id=\"l-2\" text=\"b\" customClass=\"Nope\"/>")
        let told = Console.texts { objects = load(text) }
        #expect(objects.compactMap { ($0 as? UILabel)?.text } == ["a", "b"])
        #expect(told.count == 2, "\(told)")
        #expect(["l-1", "l-2"].allSatisfy { told.last?.contains($0) == true }, "\(told)")
        #expect(told.first?.hasPrefix("UINib:7: <label id=\"l-1\">: Unknown class Nope in Interface Builder file") == true)
    }

    @Test("A damaged file tells one error, and makes nothing")
    func damaged() {
        let nib = UINib(data: Data("<document><objects>".utf8), bundle: nil)
        let told = Console.texts {
            #expect(nib.instantiate(withOwner: nil, options: nil).isEmpty)
            #expect(nib.instantiate(withOwner: nil, options: nil).isEmpty)
        }
        #expect(told.count == 1)
        #expect(told.first?.contains("not well-formed XML") == true)
    }

    @Test("NB-73: each instantiation makes objects of its own")
    func twice() throws {
        let nib = UINib(data: XIBText.data("<view tag=\"1\"><subviews><view/></subviews></view>"), bundle: nil)
        let one = try #require(nib.instantiate(withOwner: nil, options: nil).first as? UIView)
        let other = try #require(nib.instantiate(withOwner: nil, options: nil).first as? UIView)
        #expect(one !== other)
        #expect(one.subviews[0] !== other.subviews[0])
        #expect(one.subviews.count == 1)
    }

    @Test("NB-72: a missing nib is no error until it is instantiated")
    func missing() async {
        _ = UINib(nibName: "Nowhere", bundle: nil)
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil, options: nil) }
        }
    }
}

class CodedView: UIView {
    var steps: [String] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        steps.append("init(coder:) \(bounds.width)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        steps.append("awake")
    }
}

class PlainObject: NSObject {
    var steps: [String] = []

    override init() {
        super.init()
        steps.append("init()")
    }

    override func awakeFromNib() { steps.append("awake") }
}

final class Core: UIView {}

final class Shell: UIView {
    override func awakeAfter(using coder: NSCoder) -> Any? {
        let core = Core(frame: frame)
        core.translatesAutoresizingMaskIntoConstraints = translatesAutoresizingMaskIntoConstraints
        return core
    }
}

final class Ghost: UIView {
    override func awakeAfter(using coder: NSCoder) -> Any? { nil }
}
