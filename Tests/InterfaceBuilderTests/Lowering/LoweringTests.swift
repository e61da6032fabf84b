import Foundation
import Testing

@testable import InterfaceBuilder

struct LoweringTests {
    private func lower(_ text: String, translations: [String: String] = [:]) throws -> LoweredDocument {
        try Lowering.lower(DocumentReader.read(Data(text.utf8), file: "A.xib"), file: "A.xib", translations: translations)
    }

    private func objects(_ className: String, _ document: LoweredDocument) -> [KeyedObjectGraph.Object] {
        document.graph.objects.filter { $0.className == className }
    }

    private func values(_ element: String, _ className: String = "UIView") throws -> KeyedObjectGraph.Values {
        try #require(try objects(className, lower(XIBText.document(element))).first).values
    }

    @Test("NB-01, NB-02: what is no document for iOS is refused")
    func refused() {
        #expect(throws: DocumentError.self) { try lower("<html/>") }
        #expect(throws: DocumentError.self) {
            try lower("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"3.0\"><objects/></document>")
        }
        #expect(throws: DocumentError.self) { try lower("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>") }
    }

    @Test("NB-05, NB-06, NB-07: top-level objects in their order, the placeholders first; the rest makes no objects")
    func topLevel() throws {
        let graph = try lower(XIBText.document("<view id=\"a\"/><customObject id=\"b\" customClass=\"X\"/>")).graph
        #expect(graph.list(.topLevelObjects).map { graph[$0].className } == ["UIProxyObject", "UIProxyObject", "UIView", "UIClassSwapper"])
        let proxies = objects("UIProxyObject", LoweredDocument(graph: graph, warnings: []))
        #expect(proxies.map { $0.values["UIProxiedObjectIdentifier"] } == [.string("IBFilesOwner"), .string("IBFirstResponder")])
        #expect(graph.list(.objects).count == 2)
    }

    @Test("NB-09: a custom class replaces the element's, with its module if there is one")
    func customClass() throws {
        let first = try values("<label id=\"a\" customClass=\"Big\" customModule=\"App\" text=\"x\"/>", "UIClassSwapper")
        #expect(first["UIClassName"] == .string("App.Big"))
        #expect(first["UIOriginalClassName"] == .string("UILabel"))
        #expect(first["UIText"] == .string("x"))
        #expect(try values("<view customClass=\"Big\"/>", "UIClassSwapper")["UIClassName"] == .string("Big"))
    }

    @Test("NB-08, NB-10: what only the editor needs leaves nothing behind")
    func editorsAttributes() throws {
        let plain = try values("<view id=\"a\"/>")
        #expect(try values("<view id=\"b\" userLabel=\"Panel\" misplaced=\"YES\" ambiguous=\"YES\" fixedFrame=\"YES\"/>") == plain)
        let twice = try lower(XIBText.document("<view id=\"a\"/><view id=\"a\"/>"))
        #expect(twice.warnings.count == 1 && twice.warnings[0].contains("the id is used twice"))
    }

    @Test("NB-11: flags that are absent are those of the class")
    func absentFlags() throws {
        let absent = try values("<view/>")
        #expect(absent["UIOpaque"] == .bool(true))
        #expect(absent["UIAutoresizeSubviews"] == .bool(true))
        #expect(absent["UIHidden"] == nil)
        #expect(absent["UIAlpha"] == nil)
        #expect(absent["UITag"] == nil)
        #expect(absent["UIContentMode"] == nil)
        let given = try values(
            """
            <view opaque="NO" hidden="YES" clipsSubviews="YES" userInteractionEnabled="NO" multipleTouchEnabled="YES" alpha="0.5" tag="7"
            contentMode="scaleAspectFill" clearsContextBeforeDrawing="NO"/>
            """)
        #expect(given["UIOpaque"] == .bool(false))
        #expect(given["UIHidden"] == .bool(true))
        #expect(given["UIClipsToBounds"] == .bool(true))
        #expect(given["UIUserInteractionDisabled"] == .bool(true))
        #expect(given["UIMultipleTouchEnabled"] == .bool(true))
        #expect(given["UIAlpha"] == .real(0.5))
        #expect(given["UITag"] == .integer(7))
        #expect(given["UIContentMode"] == .integer(2))
        #expect(given["UIClearsContextBeforeDrawing"] == .bool(false))
    }

    @Test("NB-12: the frame becomes bounds and centre")
    func frame() throws {
        let found = try values("<view><rect key=\"frame\" x=\"10.5\" y=\"20.0\" width=\"30\" height=\"41\"/></view>")
        #expect(found["UIBounds"] == .numbers([0, 0, 30, 41]))
        #expect(found["UICenter"] == .numbers([25.5, 40.5]))
        let broken = try values("<view><rect key=\"frame\" x=\"nan\" y=\"1e99\" width=\"-5\" height=\"abc\"/></view>")
        #expect(broken["UIBounds"] == .numbers([0, 0, 0, 0]))
        #expect(broken["UICenter"] == .numbers([0, 1e6]))
    }

    @Test("NB-13, NB-14: the autoresizing mask, bit by bit, and whether it stands for constraints")
    func autoresizing() throws {
        let names = ["flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY"]
        for (index, name) in names.enumerated() {
            let found = try values("<view><autoresizingMask key=\"autoresizingMask\" \(name)=\"YES\"/></view>")
            #expect(found["UIAutoresizingMask"] == .integer(1 << index), "\(name)")
        }
        #expect(try values("<view/>")["UIAutoresizingMask"] == nil)
        let key = "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"
        #expect(try values("<view translatesAutoresizingMaskIntoConstraints=\"NO\"/>")[key] == .bool(true))
        #expect(try values("<view/>")[key] == nil)
    }

    @Test("NB-15: subviews keep their order")
    func subviews() throws {
        let document = try lower(XIBText.document("<view><subviews><label text=\"1\"/><label text=\"2\"/></subviews></view>"))
        let view = try #require(objects("UIView", document).first)
        guard case .array(let children)? = view.values["UISubviews"] else { throw DocumentError(file: "", problem: .noObjects) }
        let texts = children.map { value -> KeyedObjectGraph.Value? in
            if case .object(let id) = value { document.graph[id].values["UIText"] } else { nil }
        }
        #expect(texts == [.string("1"), .string("2")])
    }

    @Test(
        "NB-19: colours of all spaces",
        arguments: [
            (
                "red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
                "UIAlpha=1.0 UIBlue=0.0 UIGreen=0.5 UIRed=1.0"
            ),
            ("red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"", "UIAlpha=1.0 UIBlue=0.0 UIGreen=0.5 UIRed=1.0"),
            (
                "white=\"0.25\" alpha=\"0.5\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
                "UIAlpha=0.5 UIWhite=0.25"
            ),
            ("white=\"0.25\" alpha=\"0.5\" colorSpace=\"calibratedWhite\"", "UIAlpha=0.5 UIWhite=0.25"),
            (
                "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"",
                "UIAlpha=1.0 UIBlue=0.0 UIColorSpaceName=\"displayP3\" UIGreen=0.0 UIRed=1.0"
            ),
            ("systemColor=\"systemBackgroundColor\"", "UISystemColorName=\"systemBackgroundColor\""),
            ("cocoaTouchSystemColor=\"darkTextColor\"", "UISystemColorName=\"darkTextColor\""),
        ])
    func colors(attributes: String, expected: String) throws {
        let document = try lower(XIBText.document("<view><color key=\"backgroundColor\" \(attributes)/></view>"))
        let color = try #require(document.graph.description.split(separator: "\n").first { $0.contains(" UIColor ") })
        #expect(color.hasSuffix(" UIColor \(expected)"))
    }

    @Test("NB-20: a colour of the asset catalog brings along what it looked like")
    func namedColor() throws {
        let document = try lower(
            XIBText.document(
                "<view><color key=\"backgroundColor\" name=\"Brand\"/></view>",
                resources: "<namedColor name=\"Brand\"><color red=\"0.1\" green=\"0.2\" blue=\"0.3\" alpha=\"1\"/></namedColor>"))
        let color = try #require(objects("UIDynamicCatalogColor", document).first)
        #expect(color.values["UIResourceName"] == .string("Brand"))
        #expect(color.values["UIGreen"] == .real(0.2))
    }

    @Test("NB-32: an element with a key inside another one is the value of that property")
    func keyedElements() throws {
        let document = try lower(
            XIBText.document(
                """
                <viewController id="c"><view key="view" id="v"/><navigationItem key="navigationItem" id="n">
                <barButtonItem key="rightBarButtonItem" id="r"/></navigationItem><tabBarItem key="tabBarItem" id="t"/></viewController>
                """))
        func object(_ id: String, _ key: String) -> KeyedObjectGraph.Value? { document.ids[id].flatMap { document.graph[$0].values[key] } }
        func reference(_ id: String) -> KeyedObjectGraph.Value? { document.ids[id].map { .object($0) } }
        #expect(object("c", "UIView") == reference("v"))
        #expect(object("c", "UINavigationItem") == reference("n"))
        #expect(object("c", "UITabBarItem") == reference("t"))
        #expect(document.graph.list(.topLevelObjects).count == 3)
        #expect(object("n", "UIRightBarButtonItem") == reference("r"))
    }

    @Test("NB-21: a nil is kept apart from nothing")
    func nilColor() throws {
        #expect(try values("<label><nil key=\"textColor\"/></label>", "UILabel")["UITextColor"] == .null)
        #expect(try values("<label/>", "UILabel")["UITextColor"] == nil)
    }

    @Test("NB-24: texts with line breaks are in an element of their own")
    func longTexts() throws {
        #expect(try values("<label><string key=\"text\">A\nB</string></label>", "UILabel")["UIText"] == .string("A\nB"))
        let packed = Data("Käse".utf8).base64EncodedString().replacingOccurrences(of: "=", with: "")
        let found = try values("<label><string key=\"text\" base64-UTF8=\"YES\">\n\(packed)\n</string></label>", "UILabel")
        #expect(found["UIText"] == .string("Käse"))
        #expect(try values("<label><mutableString key=\"text\">m</mutableString></label>", "UILabel")["UIText"] == .string("m"))
    }

    @Test("NB-23: what a button shows by state")
    func buttonStates() throws {
        let document = try lower(
            XIBText.document(
                """
                <button buttonType="roundedRect"><state key="normal" title="Go"/><state key="disabled" title="No"/></button>
                """))
        let button = try #require(objects("UIButton", document).first)
        guard case .dictionary(let pairs)? = button.values["UIButtonStatefulContent"] else {
            throw DocumentError(file: "", problem: .noObjects)
        }
        #expect(pairs.count == 4 && pairs[0] == .integer(0) && pairs[2] == .integer(2))
        #expect(objects("UIButtonContent", document).map { $0.values["UITitle"] } == [.string("Go"), .string("No")])
        #expect(button.values["UIButtonType"] == .integer(1))
    }

    @Test("NB-75: translations replace texts, by id and property")
    func translations() throws {
        let text = XIBText.document("<label id=\"a-b\" text=\"Hi\"/><button id=\"c-d\"><state key=\"normal\" title=\"Go\"/></button>")
        let document = try lower(text, translations: ["a-b.text": "Hallo", "c-d.normalTitle": "Los"])
        #expect(objects("UILabel", document).first?.values["UIText"] == .string("Hallo"))
        #expect(objects("UIButtonContent", document).first?.values["UITitle"] == .string("Los"))
    }

    @Test("An element that is not known becomes a view if it looks like one, with one warning that names its place")
    func unknownElement() throws {
        let document = try lower(XIBText.document("<glitterView id=\"g-l\">\(XIBText.frame(0, 0, 10, 10))</glitterView>"))
        #expect(objects("UIView", document).first?.values["UIBounds"] == .numbers([0, 0, 10, 10]))
        #expect(document.warnings.count == 1)
        #expect(document.warnings.first?.hasPrefix("A.xib:7: <glitterView id=\"g-l\">") == true)
    }

    @Test("Connections that lead nowhere are left out with a warning; those to layout guides without one")
    func danglingConnections() throws {
        let document = try lower(
            XIBText.document(
                """
                <view id="a"><viewLayoutGuide key="safeArea" id="c"/><connections>
                <outlet property="x" destination="nowhere" id="1"/><outlet property="y" destination="c" id="2"/>
                <outlet property="me" destination="a" id="3"/></connections></view>
                """))
        #expect(document.graph.list(.connections).count == 1)
        #expect(document.warnings.count == 1 && document.warnings[0].contains("\"nowhere\" is not in the document"))
    }
}
