import Testing

@testable import InterfaceBuilder

/// Constraints as they are in the graph, where a layout engine finds them.
struct ConstraintTests {
    private func lower(_ objects: String) throws -> LoweredDocument {
        try Lowering.lower(DocumentReader.read(XIBText.data(objects), file: "A.xib"), file: "A.xib")
    }

    private func constraints(_ objects: String) throws -> [KeyedObjectGraph.Object] {
        try lower(objects).graph.objects.filter { $0.className == "NSLayoutConstraint" }
    }

    @Test("NB-16: without a first item the view that holds the constraint is meant; without a second one there is only a number")
    func items() throws {
        let document = try lower(
            """
            <view id="v"><subviews><label id="l"/></subviews><constraints>
            <constraint firstAttribute="width" constant="100" id="1"/>
            <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/></constraints></view>
            """)
        let made = document.graph.objects.filter { $0.className == "NSLayoutConstraint" }
        let (view, label) = try (#require(document.ids["v"]), #require(document.ids["l"]))
        #expect(made.count == 2 && made[0].values["NSFirstItem"] == .object(view) && made[0].values["NSSecondItem"] == nil)
        #expect(made[0].values["NSFirstAttribute"] == .integer(7))
        #expect(made[0].values["NSConstant"] == .real(100))
        #expect(made[1].values["NSFirstItem"] == .object(label))
        #expect(made[1].values["NSSecondItem"] == .object(view))
        guard case .array(let kept)? = document.graph[view].values["UIViewAutolayoutConstraints"] else {
            Issue.record("The view keeps no constraints.")
            return
        }
        #expect(kept.count == 2)
        #expect(document.warnings.isEmpty)
    }

    @Test("NB-17: equal, once, plus nothing, at 1000 where nothing is said; ratios, standard spacing and what is removed when it is built")
    func defaults() throws {
        let made = try constraints(
            """
            <view id="v"><subviews><view id="a"/><view id="b"/></subviews><constraints>
            <constraint firstItem="a" firstAttribute="left" secondItem="b" secondAttribute="right"/>
            <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="16:9"/>
            <constraint firstAttribute="height" relation="greaterThanOrEqual" priority="750" multiplier="1/4"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="bottom" symbolic="YES"/>
            <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" symbolic="YES"/>
            <constraint firstAttribute="width" constant="7" placeholder="YES"/>
            <constraint firstAttribute="width" multiplier="0.5" relation="lessThanOrEqual"/></constraints></view>
            """
        ).map(\.values)
        #expect(made.count == 6)
        #expect(made[0]["NSRelation"] == .integer(0))
        #expect(made[0]["NSMultiplier"] == .real(1))
        #expect(made[0]["NSConstant"] == .real(0))
        #expect(made[0]["NSPriority"] == .real(1000))
        #expect(made[1]["NSMultiplier"] == .real(16.0 / 9))
        #expect(made[2]["NSRelation"] == .integer(1))
        #expect(made[2]["NSPriority"] == .real(750))
        #expect(made[2]["NSMultiplier"] == .real(0.25))
        #expect(made[3]["NSConstant"] == .real(8))
        #expect(made[4]["NSConstant"] == .real(20))
        #expect(made[3]["NSSymbolicConstant"] != nil)
        #expect(made[5]["NSMultiplier"] == .real(0.5))
        #expect(made[5]["NSRelation"] == .integer(-1))
    }

    @Test("NB-18: names of attributes, with the raw values of NSLayoutConstraint.Attribute")
    func attributes() {
        let names = [
            "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "baseline", "firstBaseline",
            "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
            "centerYWithinMargins",
        ]
        #expect(names.map { Lowering.layoutAttributes[$0] } == (1...20).map { $0 })
        #expect(Lowering.layoutAttributes["lastBaseline"] == 11)
    }

    @Test("NB-30: layout guides are items of constraints, and no objects")
    func guides() throws {
        let document = try lower(
            """
            <view id="v"><subviews><label id="l"/></subviews><viewLayoutGuide key="safeArea" id="g"/><constraints>
            <constraint firstItem="l" firstAttribute="top" secondItem="g" secondAttribute="top"/></constraints></view>
            """)
        let guide = try #require(document.graph.objects.first { $0.className == "UILayoutGuide" })
        #expect(guide.values["UILayoutGuideKind"] == .string("safeArea"))
        #expect(guide.values["UILayoutGuideOwner"] == document.ids["v"].map { .object($0) })
        #expect(document.graph.list(.objects).allSatisfy { document.graph[$0].className != "UILayoutGuide" })
        #expect(document.warnings.isEmpty)
    }

    @MainActor @Test("NB-30: those of a controller stand outside of its view, whose constraints refer to them")
    func controllerGuides() throws {
        let storyboard = try StoryboardDocument(
            StoryboardText.document(
                StoryboardText.scene(
                    """
                    <viewController id="c"><layoutGuides><viewControllerLayoutGuide type="top" id="t"/></layoutGuides>
                    <view key="view" id="v"><constraints><constraint firstAttribute="top" secondItem="t" secondAttribute="bottom"/>
                    </constraints></view></viewController>
                    """)
            ).utf8, file: "Main.storyboard")
        let view = try #require(storyboard.scene("c").map(storyboard.lowered)?.view)
        let constraint = try #require(view.graph.objects.first { $0.className == "NSLayoutConstraint" })
        guard case .object(let guide)? = constraint.values["NSSecondItem"] else {
            Issue.record("The constraint has no second item.")
            return
        }
        #expect(view.graph[guide].values["UILayoutGuideKind"] == .string("top"))
        #expect(view.warnings.isEmpty)
    }

    @Test("NB-31: constraints that a variation leaves out, and those of views that it leaves out, are not there")
    func variations() throws {
        let document = try lower(
            """
            <view id="v"><subviews><view id="a"/></subviews><constraints>
            <constraint firstAttribute="width" id="1"/><constraint firstAttribute="height" id="2"/>
            <constraint firstItem="a" firstAttribute="height" id="3"/></constraints>
            <variation key="default"><mask key="constraints"><exclude reference="1"/></mask><mask key="subviews"><exclude reference="a"/></mask>
            </variation></view>
            """)
        let made = document.graph.objects.filter { $0.className == "NSLayoutConstraint" }
        #expect(made.map { $0.values["NSFirstAttribute"] } == [.integer(8)])
        #expect(document.warnings.isEmpty)
    }

    @Test("Attributes and items that nobody knows, and multipliers that are no numbers, are warnings with their places")
    func mistakes() throws {
        let document = try lower(
            """
            <view id="v"><constraints><constraint firstAttribute="sideways" id="1"/>
            <constraint firstItem="gone" firstAttribute="top" id="2"/><constraint firstAttribute="width" multiplier="1:0" id="3"/>
            </constraints></view>
            """)
        #expect(
            document.warnings == [
                "A.xib:7: <constraint id=\"1\">: the attribute \"sideways\" is not known; the constraint is left out.",
                "A.xib:8: <constraint id=\"2\">: the item \"gone\" is not in the document; the constraint is left out. Remove it in Interface Builder.",
                "A.xib:8: <constraint id=\"3\">: the multiplier \"1:0\" is no number; it becomes 1.",
            ])
    }
}
