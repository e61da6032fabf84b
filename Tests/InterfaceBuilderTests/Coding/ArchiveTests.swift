import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

@testable import InterfaceBuilder

/// What goes through Foundation's archiver comes back as it was.
@MainActor
struct ArchiveTests {
    private func copy<Object: Foundation.NSObject & NSCoding>(_ object: Object) throws -> Object {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        return try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object)
    }

    @Test("A view with what is inside it")
    func views() throws {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.backgroundColor = .systemRed
        view.alpha = 0.5
        view.tag = 7
        view.autoresizingMask = [.flexibleWidth]
        view.transform = CGAffineTransform(rotationAngle: 1)
        label.text = "text"
        label.textColor = .systemBlue
        label.font = .boldSystemFont(ofSize: 9)
        view.addSubview(label)
        let copy = try copy(view)
        #expect(copy.bounds == view.bounds)
        #expect(copy.center == view.center)
        #expect(copy.transform == view.transform)
        #expect(copy.alpha == 0.5)
        #expect(copy.tag == 7)
        #expect(copy.autoresizingMask == [.flexibleWidth])
        #expect(copy.backgroundColor == .systemRed)
        let inner = try #require(copy.subviews.first as? UILabel)
        #expect(inner.text == "text")
        #expect(inner.textColor == .systemBlue)
        #expect(inner.font == label.font)
        #expect(inner !== label)
    }

    @Test("A view that keeps a constraint of its own under a key, as one of its outlets, is read once")
    func constraintOfItself() throws {
        let view = KeepingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), inner = UIView()
        view.addSubview(inner)
        view.inner = inner
        inner.translatesAutoresizingMaskIntoConstraints = false
        let offset = inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 12)
        offset.shouldBeArchived = true
        offset.isActive = true
        view.offset = offset
        let copy = try copy(view)
        #expect(KeepingView.count == 1)
        #expect(copy.inner === copy.subviews.first)
        let copied = try #require(copy.offset)
        #expect(copied.firstItem === copy.inner)
        #expect(copied.secondItem === copy)
        #expect(copied.constant == 12)
        #expect(copy.constraints.contains { $0 === copied })
    }

    @Test("Constraints that are not to be archived stay behind, and so do those that lead out of the view")
    func constraintsLeftBehind() throws {
        let outer = UIView(), view = UIView(), inner = UIView()
        outer.addSubview(view)
        view.addSubview(inner)
        let width = inner.widthAnchor.constraint(equalToConstant: 5), height = view.heightAnchor.constraint(equalToConstant: 7)
        let outside = view.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
        NSLayoutConstraint.activate([width, height, outside])
        height.shouldBeArchived = true
        outside.shouldBeArchived = true
        let copy = try copy(view)
        #expect(copy.constraints.map(\.constant) == [7])
        #expect(copy.subviews.first?.constraints.isEmpty == true)
    }

    @Test("Controls and pictures' views")
    func controls() throws {
        let toggle = UISwitch(), button = UIButton(type: .system)
        toggle.isOn = true
        toggle.isEnabled = false
        button.setTitle("go", for: .normal)
        button.setTitle("gone", for: .disabled)
        let (switchCopy, buttonCopy) = (try copy(toggle), try copy(button))
        #expect(switchCopy.isOn)
        #expect(!switchCopy.isEnabled)
        #expect(buttonCopy.title(for: .normal) == "go")
        #expect(buttonCopy.title(for: .disabled) == "gone")
        #expect(buttonCopy.buttonType == .system)
    }

    @Test("Controls with a value, or with segments")
    func valueControls() throws {
        let (slider, stepper, control) = (UISlider(), UIStepper(), UISegmentedControl(items: ["One", "Two"]))
        slider.maximumValue = 20
        slider.value = 5
        slider.thumbTintColor = .systemRed
        stepper.maximumValue = 9
        stepper.value = 4
        stepper.wraps = true
        control.selectedSegmentIndex = 1
        control.setEnabled(false, forSegmentAt: 0)
        let (sliderCopy, stepperCopy, controlCopy) = (try copy(slider), try copy(stepper), try copy(control))
        #expect(sliderCopy.value == 5)
        #expect(sliderCopy.maximumValue == 20)
        #expect(sliderCopy.thumbTintColor == .systemRed)
        #expect(stepperCopy.value == 4)
        #expect(stepperCopy.maximumValue == 9)
        #expect(stepperCopy.wraps)
        #expect(stepperCopy.stepValue == 1)
        #expect(controlCopy.titleForSegment(at: 1) == "Two")
        #expect(controlCopy.selectedSegmentIndex == 1)
        #expect(!controlCopy.isEnabledForSegment(at: 0))
        #expect(controlCopy.subviews.count == control.subviews.count)
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.currentPage = 2
        #expect(try copy(pages).currentPage == 2)
    }

    @Test("Pickers, and date pickers with their limits")
    func pickers() throws {
        let dates = UIDatePicker()
        dates.datePickerMode = .dateAndTime
        dates.minuteInterval = 10
        dates.timeZone = TimeZone(identifier: "Europe/Berlin")
        dates.locale = Locale(identifier: "fr_FR")
        dates.minimumDate = Date(timeIntervalSinceReferenceDate: 0)
        dates.date = Date(timeIntervalSinceReferenceDate: 1200)
        dates.countDownDuration = 600
        let dateCopy = try copy(dates)
        #expect(dateCopy.date == dates.date)
        #expect(dateCopy.minimumDate == dates.minimumDate)
        #expect(dateCopy.maximumDate == nil)
        #expect(dateCopy.minuteInterval == 10)
        #expect(dateCopy.timeZone == dates.timeZone)
        #expect(dateCopy.locale == dates.locale)
        #expect(dateCopy.countDownDuration == 600)
        #expect(dateCopy.subviews.count == dates.subviews.count)
        let picker = UIPickerView(frame: CGRect(x: 1, y: 2, width: 300, height: 180))
        let pickerCopy = try copy(picker)
        #expect(pickerCopy.frame == picker.frame)
        #expect(pickerCopy.subviews.count == picker.subviews.count)
    }

    @Test("Items of bars, and bars with them")
    func items() throws {
        let item = UIBarButtonItem(title: "Go", style: .done, target: nil, action: Selector("go:"))
        item.width = 30
        item.tag = 4
        item.isEnabled = false
        let copied = try copy(item)
        #expect(copied.title == "Go")
        #expect(copied.style == .done)
        #expect(copied.width == 30)
        #expect(copied.tag == 4)
        #expect(!copied.isEnabled)
        #expect(copied.action == Selector("go:"))
        #expect(try copy(UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)).systemItem == .trash)

        let tab = UITabBarItem(title: "Tab", image: nil, tag: 2), bar = UITabBar(), page = UINavigationItem(title: "Page")
        tab.badgeValue = "9"
        bar.items = [tab, UITabBarItem(tabBarSystemItem: .history, tag: 1)]
        bar.barTintColor = .systemGreen
        bar.isTranslucent = false
        let bars = try copy(bar)
        #expect(bars.items?.map(\.title) == bar.items?.map(\.title))
        #expect(bars.items?.first?.badgeValue == "9")
        #expect(bars.barTintColor == .systemGreen)
        #expect(!bars.isTranslucent)
        #expect(bars.subviews.count == bar.subviews.count)

        page.prompt = "prompt"
        page.leftBarButtonItems = [item]
        page.largeTitleDisplayMode = .never
        let pages = try copy(page)
        #expect(pages.title == "Page")
        #expect(pages.prompt == "prompt")
        #expect(pages.leftBarButtonItem?.title == "Go")
        #expect(pages.largeTitleDisplayMode == .never)
    }

    @Test("Controllers with those that they hold")
    func controllers() throws {
        let page = UIViewController(), stack = UINavigationController(rootViewController: page), tabs = UITabBarController()
        page.title = "page"
        page.hidesBottomBarWhenPushed = true
        page.edgesForExtendedLayout = [.top]
        page.modalPresentationStyle = .formSheet
        stack.isNavigationBarHidden = true
        tabs.viewControllers = [UIViewController(), stack]
        tabs.selectedIndex = 1
        let copied = try copy(tabs)
        #expect(copied.viewControllers?.count == 2)
        #expect(copied.selectedIndex == 1)
        let inner = try #require(copied.viewControllers?.last as? UINavigationController)
        #expect(inner.isNavigationBarHidden)
        #expect(inner.viewControllers.count == 1)
        let last = try #require(inner.topViewController)
        #expect(last.title == "page")
        #expect(last.hidesBottomBarWhenPushed)
        #expect(last.edgesForExtendedLayout == [.top])
        #expect(last.modalPresentationStyle == .formSheet)
    }

    @Test("Tables and cells")
    func tables() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), style: .insetGrouped)
        table.rowHeight = 33
        table.separatorColor = .systemRed
        table.allowsMultipleSelection = true
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 12))
        let copied = try copy(table)
        #expect(copied.style == .insetGrouped)
        #expect(copied.rowHeight == 33)
        #expect(copied.separatorColor == .systemRed)
        #expect(copied.allowsMultipleSelection)
        #expect(copied.tableHeaderView?.frame.height == 12)

        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "id")
        cell.textLabel?.text = "text"
        cell.detailTextLabel?.text = "detail"
        cell.accessoryType = .checkmark
        cell.selectionStyle = .none
        let copiedCell = try copy(cell)
        #expect(copiedCell.reuseIdentifier == "id")
        #expect(copiedCell.accessoryType == .checkmark)
        #expect(copiedCell.selectionStyle == .none)
        #expect(copiedCell.textLabel?.text == "text")
        #expect(copiedCell.detailTextLabel?.text == "detail")
        #expect(copiedCell.contentView.subviews.count == cell.contentView.subviews.count)
    }
}

/// Writes a view and a constraint of its own beside its state, as subclasses do.
final class KeepingView: UIView {
    static var count = 0
    var inner: UIView?
    var offset: NSLayoutConstraint?

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
        Self.count += 1
        super.init(coder: coder)
        guard Self.count < 5 else { return }
        inner = coder.decodeObject(forKey: "inner") as? UIView
        offset = coder.decodeObject(forKey: "offset") as? NSLayoutConstraint
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(inner, forKey: "inner")
        coder.encode(offset, forKey: "offset")
    }
}
