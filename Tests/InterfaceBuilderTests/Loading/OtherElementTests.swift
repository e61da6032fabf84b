import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

@testable import InterfaceBuilder

@MainActor
struct OtherElementTests {
    private func first<T>(_ objects: String, as type: T.Type = T.self) throws -> T {
        let loaded = UINib(data: Data(XIBText.document(objects).utf8), bundle: nil).instantiate(withOwner: nil, options: nil)
        return try #require(loaded.first as? T)
    }

    @Test("A scroll view has its switches and insets")
    func scrollView() throws {
        let view: UIScrollView = try first(
            """
            <scrollView pagingEnabled="YES" showsVerticalScrollIndicator="NO" alwaysBounceHorizontal="YES" bounces="NO"
            scrollEnabled="NO" keyboardDismissMode="onDrag" maximumZoomScale="3" contentInsetAdjustmentBehavior="never">
            \(XIBText.frame(0, 0, 100, 100))<size key="contentSize" width="300" height="200"/>
            <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>
            <subviews><view tag="4"/></subviews></scrollView>
            """)
        #expect(view.isPagingEnabled)
        #expect(!view.showsVerticalScrollIndicator)
        #expect(view.showsHorizontalScrollIndicator)
        #expect(view.alwaysBounceHorizontal)
        #expect(!view.bounces)
        #expect(!view.isScrollEnabled)
        #expect(view.keyboardDismissMode == .onDrag)
        #expect(view.maximumZoomScale == 3)
        #expect(view.contentInsetAdjustmentBehavior == .never)
        #expect(view.contentSize == CGSize(width: 300, height: 200))
        #expect(view.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(view.viewWithTag(4) != nil)
    }

    @Test("Progress, activity and blurred glass")
    func indicators() throws {
        let progress: UIProgressView = try first(
            """
            <progressView progress="0.25" progressViewStyle="bar"><color key="trackTintColor" systemColor="systemGray5Color"/></progressView>
            """)
        #expect(progress.progress == 0.25)
        #expect(progress.progressViewStyle == .bar)
        #expect(progress.trackTintColor == .systemGray5)
        let still: UIActivityIndicatorView = try first("<activityIndicatorView style=\"large\"/>")
        #expect(!still.isAnimating)
        #expect(!still.isHidden)
        #expect(!still.hidesWhenStopped)
        #expect(still.style == .large)
        let turning: UIActivityIndicatorView = try first(
            "<activityIndicatorView hidden=\"YES\" animating=\"YES\" hidesWhenStopped=\"YES\" style=\"gray\"/>")
        #expect(turning.isAnimating)
        #expect(!turning.isHidden)
        #expect(turning.hidesWhenStopped)
        let glass: UIVisualEffectView = try first(
            """
            <visualEffectView>\(XIBText.frame(0, 0, 50, 50))<view key="contentView">\(XIBText.frame(0, 0, 50, 50))<subviews>
            <label tag="3"/></subviews></view><blurEffect style="dark"/></visualEffectView>
            """)
        #expect(glass.contentView.viewWithTag(3) is UILabel)
        #expect(glass.effect == UIBlurEffect(style: .dark))
        #expect(glass.subviews.filter { $0 === glass.contentView }.count == 1)
    }

    @Test("Glass that constraints lay out is loaded, with constraints between its content view and what is inside")
    func glassInConstraints() throws {
        let view = try #require(
            StoryboardText.controller(
                """
                <viewController id="a"><view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
                <visualEffectView translatesAutoresizingMaskIntoConstraints="NO" id="g"><rect key="frame" x="0" y="0" width="320" height="480"/>
                <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="320" height="480"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="0" width="9" height="9"/><constraints>
                <constraint firstAttribute="width" constant="20" id="k1"/><constraint firstAttribute="height" constant="10" id="k2"/>
                </constraints></view></subviews><constraints>
                <constraint firstItem="b" firstAttribute="centerX" secondItem="c" secondAttribute="centerX" id="k3"/>
                <constraint firstItem="b" firstAttribute="bottom" secondItem="c" secondAttribute="bottom" id="k4"/>
                </constraints></view><blurEffect style="light"/></visualEffectView></subviews><constraints>
                <constraint firstItem="g" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k5"/>
                <constraint firstItem="g" firstAttribute="top" secondItem="v" secondAttribute="top" id="k6"/>
                <constraint firstAttribute="trailing" secondItem="g" secondAttribute="trailing" id="k7"/>
                <constraint firstItem="g" firstAttribute="height" constant="100" id="k8"/></constraints></view></viewController>
                """
            ).view)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        view.layoutIfNeeded()
        let glass = try #require(view.subviews.first as? UIVisualEffectView)
        #expect(glass.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(glass.contentView.frame == glass.bounds)
        #expect(glass.contentView.subviews.first?.frame == CGRect(x: 90, y: 90, width: 20, height: 10))
    }

    @Test("What Interface Builder wrote of a navigation bar that clips does not cut off its background")
    func barThatClips() throws {
        let bar: UINavigationBar = try first("<navigationBar clipsSubviews=\"YES\"/>")
        #expect(!bar.clipsToBounds)
    }

    @Test("Pickers, and date pickers with mode, limits, interval and place")
    func pickers() throws {
        let picker: UIPickerView = try first("<pickerView contentMode=\"scaleToFill\">\(XIBText.frame(0, 10, 300, 162))</pickerView>")
        #expect(picker.frame == CGRect(x: 0, y: 10, width: 300, height: 162))
        #expect(picker.numberOfComponents == 0)
        let dates: UIDatePicker = try first(
            """
            <datePicker contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="top" enabled="NO"
            datePickerMode="time" style="wheels" minuteInterval="5">\(XIBText.frame(0, 0, 320, 216))
            <date key="date" timeIntervalSinceReferenceDate="600"/><date key="minimumDate" timeIntervalSinceReferenceDate="-978307200"/>
            <date key="maximumDate" timeIntervalSinceReferenceDate="86400"/><locale key="locale" localeIdentifier="de_DE"/>
            <timeZone key="timeZone" name="Asia/Tokyo"/></datePicker>
            """)
        #expect(dates.datePickerMode == .time)
        #expect(dates.minuteInterval == 5)
        #expect(dates.preferredDatePickerStyle == .wheels)
        #expect(!dates.isEnabled)
        #expect(dates.contentVerticalAlignment == .top)
        #expect(dates.locale?.identifier == "de_DE")
        #expect(dates.timeZone?.identifier == "Asia/Tokyo")
        #expect(dates.date == Date(timeIntervalSinceReferenceDate: 600))
        #expect(dates.minimumDate == Date(timeIntervalSince1970: 0))
        #expect(dates.maximumDate == Date(timeIntervalSinceReferenceDate: 86_400))
        let timer: UIDatePicker = try first(
            "<datePicker datePickerMode=\"countDownTimer\" countDownDuration=\"3720\" minuteInterval=\"7\"/>")
        #expect(timer.datePickerMode == .countDownTimer)
        #expect(timer.countDownDuration == 3720)
        #expect(timer.minuteInterval == 1)
    }

    @Test("Sliders and steppers have their values, whatever order they are read in, and steppers their size")
    func valueControls() throws {
        let slider: UISlider = try first(
            """
            <slider value="500" minValue="200" maxValue="900" continuous="NO">\(XIBText.frame(10, 20, 150, 31))
            <color key="minimumTrackTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></slider>
            """)
        #expect(slider.value == 500)
        #expect(slider.minimumValue == 200)
        #expect(slider.maximumValue == 900)
        #expect(!slider.isContinuous)
        #expect(slider.minimumTrackTintColor != nil)
        #expect(slider.thumbTintColor == nil)
        let stepper: UIStepper = try first(
            """
            <stepper value="250" minimumValue="200" maximumValue="300" stepValue="5" wraps="YES">\(XIBText.frame(10, 20, 94, 29))</stepper>
            """)
        #expect(stepper.value == 250)
        #expect(stepper.minimumValue == 200)
        #expect(stepper.maximumValue == 300)
        #expect(stepper.stepValue == 5)
        #expect(stepper.wraps)
        #expect(stepper.frame == CGRect(x: 10, y: 20, width: 94, height: 32))
        let damaged: UIStepper = try first("<stepper value=\"7\" minimumValue=\"9\" maximumValue=\"2\" stepValue=\"-1\"/>")
        #expect(damaged.minimumValue == 0)
        #expect(damaged.maximumValue == 100)
        #expect(damaged.stepValue == 1)
        #expect(damaged.value == 7)
    }

    @Test("Segmented controls have their segments, page controls their pages")
    func segmentsAndPages() throws {
        let control: UISegmentedControl = try first(
            """
            <segmentedControl selectedSegmentIndex="1" apportionsSegmentWidthsByContent="YES"><segments><segment title="First"/>
            <segment title="Second" width="70" enabled="NO"/></segments></segmentedControl>
            """)
        #expect(control.numberOfSegments == 2)
        #expect(control.selectedSegmentIndex == 1)
        #expect(control.apportionsSegmentWidthsByContent)
        #expect(control.titleForSegment(at: 0) == "First")
        #expect(control.widthForSegment(at: 1) == 70)
        #expect(!control.isEnabledForSegment(at: 1))
        let pages: UIPageControl = try first("<pageControl numberOfPages=\"5\" currentPage=\"2\" hidesForSinglePage=\"YES\"/>")
        #expect(pages.numberOfPages == 5)
        #expect(pages.currentPage == 2)
        #expect(pages.hidesForSinglePage)
    }

    @Test("Attributed text keeps its pieces")
    func attributedText() throws {
        let label: UILabel = try first(
            """
            <label><attributedString key="attributedText"><fragment content="Big "><attributes>
            <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/><font key="NSFont" size="20" name="NoSuch"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="3" defaultTabInterval="36" baseWritingDirection="rightToLeft"/></attributes></fragment>
            <fragment content="small"/></attributedString></label>
            """)
        let text = try #require(label.attributedText)
        #expect(text.string == "Big small")
        #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let style = try #require(text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
        #expect(style.alignment == .center)
        #expect(style.defaultTabInterval == 36)
        #expect(style.baseWritingDirection == .rightToLeft)
    }

    @Test("The font and colour of a bar's titles")
    func titleAttributes() throws {
        let bar: UINavigationBar = try first(
            """
            <navigationBar><textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
            <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/></textAttributes></navigationBar>
            """)
        #expect((bar.titleTextAttributes?[.font] as? UIFont)?.pointSize == 21)
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(bar.largeTitleTextAttributes == nil)
    }

    @Test("A controller that leaves the insets of its scroll view alone")
    func scrollInsets() throws {
        for (attribute, top) in [("", 44), ("automaticallyAdjustsScrollViewInsets=\"NO\"", 0)] {
            let page = try StoryboardText.controller(
                """
                <viewController id="a" \(attribute)><view key="view" id="v"><subviews><scrollView id="s"/></subviews></view></viewController>
                """)
            let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
            screen.window.rootViewController = UINavigationController(rootViewController: page)
            screen.settle()
            let scrollView = try #require(page.view.subviews.first as? UIScrollView)
            scrollView.frame = page.view.bounds
            screen.settle()
            #expect((scrollView.adjustedContentInset.top >= 44) == (top == 44), "\(attribute): \(scrollView.adjustedContentInset)")
            page.automaticallyAdjustsScrollViewInsets.toggle()
            #expect((scrollView.adjustedContentInset.top >= 44) == (top == 0), "It follows at once.")
        }
    }

    @Test("What is said for people who cannot see")
    func accessibility() throws {
        let view: UIView = try first(
            """
            <view><accessibility key="accessibilityConfiguration" label="Stage" hint="Tap it" identifier="stage">
            <accessibilityTraits key="traits" button="YES"/><bool key="isElement" value="YES"/></accessibility></view>
            """)
        #expect(view.accessibilityLabel == "Stage")
        #expect(view.accessibilityHint == "Tap it")
        #expect(view.accessibilityIdentifier == "stage")
        #expect(view.isAccessibilityElement)
        #expect(view.accessibilityTraits == .button)
    }

    @Test("NB-31: what the default variation leaves out is not there; what the size class puts back is")
    func variations() throws {
        let objects = """
            <view><subviews><view id="a" tag="1"/><view id="b" tag="2"/></subviews>
            <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
            <variation key="heightClass=regular-widthClass=regular"><mask key="subviews"><include reference="a"/></mask></variation></view>
            """
        let document = try DocumentReader.read(XIBText.data(objects), file: "A.xib")
        func tags(_ classes: SizeClasses) throws -> [KeyedObjectGraph.Value] {
            let graph = try Lowering.lower(document, file: "A.xib", sizeClasses: classes).graph
            return graph.objects.filter { $0.className == "UIView" }.compactMap { $0.values["UITag"] }
        }
        #expect(try tags(.phone) == [.integer(2)])
        #expect(try tags(SizeClasses(isWide: true, isTall: true)) == [.integer(1), .integer(2)])
    }

    @Test("A search bar has its texts, buttons, scopes and traits")
    func searchBar() throws {
        let bar: UISearchBar = try first(
            """
            <searchBar text="ada" placeholder="Find" prompt="Who?" searchBarStyle="minimal" translucent="NO" showsCancelButton="YES"
            showsBookmarkButton="YES" showsScopeBar="YES">\(XIBText.frame(0, 0, 320, 56))
            <color key="barTintColor" systemColor="systemGray5Color"/>
            <scopeButtonTitles><string>All</string><string>Some</string></scopeButtonTitles>
            <textInputTraits key="textInputTraits" keyboardType="emailAddress"/></searchBar>
            """)
        #expect(bar.text == "ada")
        #expect(bar.placeholder == "Find")
        #expect(bar.prompt == "Who?")
        #expect(bar.searchBarStyle == .minimal)
        #expect(!bar.isTranslucent)
        #expect(bar.showsCancelButton)
        #expect(bar.showsBookmarkButton)
        #expect(bar.showsScopeBar)
        #expect(bar.scopeButtonTitles == ["All", "Some"])
        #expect(bar.barTintColor == .systemGray5)
        #expect(bar.keyboardType == .emailAddress)
        #expect(bar.returnKeyType == .search)
        #expect(bar.enablesReturnKeyAutomatically)
    }

    @Test("Views and controllers have the names under which the app finds them again")
    func restorationIdentifiers() throws {
        let view: UIView = try first("<view restorationIdentifier=\"panel\"/>")
        #expect(view.restorationIdentifier == "panel")
        #expect(UIView().restorationIdentifier == nil)
        let named: UIViewController = try first("<viewController storyboardIdentifier=\"a\" restorationIdentifier=\"b\" id=\"c\"/>")
        #expect(named.restorationIdentifier == "b")
        let same: UIViewController = try first(
            "<viewController storyboardIdentifier=\"a\" useStoryboardIdentifierAsRestorationIdentifier=\"YES\" id=\"c\"/>")
        #expect(same.restorationIdentifier == "a")
        let none: UIViewController = try first("<viewController storyboardIdentifier=\"a\" id=\"c\"/>")
        #expect(none.restorationIdentifier == nil)
    }

    @Test("A window has the controller that stands in it")
    func window() throws {
        let window: UIWindow = try first(
            "<window id=\"w\"><viewController key=\"rootViewController\" title=\"R\" id=\"r\"/></window>")
        #expect(window.rootViewController?.title == "R")
        #expect(window.isHidden)
    }

    @Test("A cell that does not hide its accessory keeps it while it is edited, unless it has one for that", arguments: [true, false])
    func keptAccessory(hides: Bool) throws {
        func width(_ attributes: String) throws -> CGFloat {
            let flag = hides ? "" : "hidesAccessoryWhenEditing=\"NO\""
            let text = "<tableViewCell \(flag) \(attributes) id=\"c\">\(XIBText.frame(0, 0, 320, 44))</tableViewCell>"
            let cell: UITableViewCell = try first(text)
            cell.isEditing = true
            cell.layoutIfNeeded()
            return cell.contentView.frame.width
        }
        let (none, mark, button) = (
            try width(""), try width("accessoryType=\"checkmark\""), try width("editingAccessoryType=\"detailButton\"")
        )
        #expect(hides ? mark == none : mark < none)
        #expect(button < none)
        #expect(try width("accessoryType=\"checkmark\" editingAccessoryType=\"detailButton\"") == button)
    }

    @Test("NB-26: segments, in their order")
    func segments() throws {
        let text = XIBText.document(
            """
            <segmentedControl selectedSegmentIndex="1"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
            """)
        let graph = try Lowering.lower(DocumentReader.read(Data(text.utf8), file: "A.xib"), file: "A.xib").graph
        #expect(graph.objects.filter { $0.className == "UISegment" }.map { $0.values["UISegmentInfo"] } == [.string("A"), .string("B")])
        #expect(graph.objects.first { $0.className == "UISegmentedControl" }?.values["UISelectedSegmentIndex"] == .integer(1))
    }

    @Test("Traits of text input stand with the field")
    func textInput() throws {
        let text = XIBText.document(
            """
            <textField placeholder="Name" borderStyle="roundedRect" clearButtonMode="always"><textInputTraits key="textInputTraits"
            autocapitalizationType="words" keyboardType="emailAddress" returnKeyType="done" secureTextEntry="YES"/></textField>
            """)
        let graph = try Lowering.lower(DocumentReader.read(Data(text.utf8), file: "A.xib"), file: "A.xib").graph
        let values = try #require(graph.objects.first { $0.className == "UITextField" }).values
        #expect(values["UIPlaceholder"] == .string("Name"))
        #expect(values["UIBorderStyle"] == .integer(3))
        #expect(values["UIKeyboardType"] == .integer(7))
        #expect(values["UIReturnKeyType"] == .integer(9))
        #expect(values["UISecureTextEntry"] == .bool(true))
        #expect(values["UIAutocapitalizationType"] == .integer(1))
    }
}
