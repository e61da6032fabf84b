import Foundation
import Testing
import UIKitTesting

@testable import InterfaceBuilder

/// Attributes whose values no editor writes: the object is there, is shown, and layout and drawing come to an end.
@MainActor
struct ExtremeValueTests {
    nonisolated private static let numbers = [
        "nan", "inf", "-inf", "1e308", "-1e308", "1e-320", "99999999999999999999999", "-1", "0", "", "many", "0x10",
    ]

    /// Elements, with `#` where a value stands.
    private static let elements =
        controls + views + [
            """
            <tableView rowHeight="#" estimatedRowHeight="#" sectionHeaderHeight="#" sectionFooterHeight="#" dataMode="static"><sections>
            <tableViewSection headerTitle="S" footerTitle="F"><cells><tableViewCell rowHeight="#" indentationLevel="#" indentationWidth="#"/>
            </cells></tableViewSection></sections></tableView>
            """,
            """
            <navigationBar><items><navigationItem title="T"><barButtonItem key="rightBarButtonItem" title="#" width="#"/></navigationItem>
            </items></navigationBar>
            """,
            "<tabBar><items><tabBarItem title=\"T\" systemItem=\"#\" badgeValue=\"#\"/></items></tabBar>",
            "<toolbar><items><barButtonItem width=\"#\" systemItem=\"fixedSpace\"/></items></toolbar>",
        ]

    private static let controls = [
        "<slider value=\"#\" minValue=\"#\" maxValue=\"#\"/>", "<slider value=\"1\" minValue=\"#\" maxValue=\"0\"/>",
        "<stepper value=\"#\" minimumValue=\"#\" maximumValue=\"#\" stepValue=\"#\"/>", "<switch on=\"#\"/>",
        "<pageControl numberOfPages=\"#\" currentPage=\"#\"/>",
        """
        <segmentedControl selectedSegmentIndex="#"><segments><segment title="A" width="#"/></segments></segmentedControl>
        """,
        """
        <button buttonType="#" lineBreakMode="#"><inset key="contentEdgeInsets" minX="#" minY="#" maxX="#" maxY="#"/>
        <state key="normal" title="T"/></button>
        """,
    ]

    private static let views = [
        """
        <label text="Hi" numberOfLines="#" minimumFontSize="#" minimumScaleFactor="#" preferredMaxLayoutWidth="#"
        adjustsFontSizeToFit="YES"><fontDescription key="fontDescription" type="system" pointSize="#"/></label>
        """,
        "<progressView progress=\"#\"/>", "<imageView contentMode=\"#\"/>", "<activityIndicatorView style=\"#\" animating=\"YES\"/>",
        "<view alpha=\"#\" tag=\"#\" contentMode=\"#\"><rect key=\"frame\" x=\"#\" y=\"#\" width=\"#\" height=\"#\"/></view>",
        """
        <view><rect key="frame" x="0" y="0" width="50" height="50"/><color key="backgroundColor" red="#" green="#" blue="#" alpha="#"
        colorSpace="custom" customColorSpace="sRGB"/></view>
        """,
        """
        <scrollView minimumZoomScale="#" maximumZoomScale="#"><size key="contentSize" width="#" height="#"/></scrollView>
        """,
        """
        <view><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value"
        value="#"/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset"><size key="value"
        width="#" height="#"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
        """,
        "<visualEffectView><view key=\"contentView\" alpha=\"#\"/><blurEffect style=\"#\"/></visualEffectView>",
    ]

    @Test("Numbers that are none, too large, too small or not finite", arguments: numbers)
    func numbers(value: String) throws {
        let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
        var (shown, viewCount) = (0, 0)
        _ = Console.texts {
            for element in Self.elements {
                let text = XIBText.document(element.replacingOccurrences(of: "#", with: value))
                let views = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).compactMap { $0 as? UIView }
                #expect(views.count == 1, "\(element)")
                for view in views {
                    screen.window.addSubview(view)
                    screen.settle()
                    screen.wait(0.05)
                    viewCount += view.treeSize
                    if !view.frame.origin.x.isNaN, !view.bounds.width.isNaN { shown += 1 }
                    view.removeFromSuperview()
                }
            }
        }
        #expect(shown == Self.elements.count)
        #expect(viewCount < 10 * shown, "No number makes an element build views without bound.")
    }

    @Test("Two thousand segments, and a million pages")
    func counts() throws {
        let segments = String(repeating: "<segment title=\"A\"/>", count: 2_000)
        let text = XIBText.document(
            """
            <segmentedControl><segments>\(segments)</segments></segmentedControl><pageControl numberOfPages="1000000"/>
            """)
        let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
        let views = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).compactMap { $0 as? UIView }
        for view in views { screen.window.addSubview(view) }
        screen.settle()
        #expect((views.first as? UISegmentedControl)?.numberOfSegments == 2_000)
        #expect((views.last as? UIPageControl)?.numberOfPages == 1_000_000)
        #expect(views[0].treeSize < 10_000)
        #expect(views[1].treeSize < 100)
    }
}

extension UIView {
    /// The number of views in the tree below, the view itself included.
    fileprivate var treeSize: Int { subviews.reduce(1) { $0 + $1.treeSize } }
}
