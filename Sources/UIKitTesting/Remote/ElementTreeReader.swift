@_spi(ForasteroInternal) import UIKitDrive
internal import Drive
import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKit

/// Reads the screen as assistive technologies see it: what is hidden is not there, and what is an element by itself holds no others.
@MainActor
struct ElementTreeReader {
    /// The object of an element.
    enum Origin {
        case view(WeakView)
        /// A row that is scrolled away, so that it has no cell.
        case row(WeakView, IndexPath)
    }

    struct WeakView {
        weak var view: UIView?
    }

    /// So many rows that have no cell are notified of for one table.
    static let mostRows = 10_000

    private let driver: ScreenDriver
    /// By the numbers of the elements.
    private(set) var origins: [Origin] = []

    init(driver: ScreenDriver) {
        self.driver = driver
    }

    mutating func read() -> ElementRecord {
        let windows = driver.views.filter { $0 is UIWindow && !$0.isHidden && $0.alpha >= 0.01 }
        var application = ElementRecord(type: Self.applicationType)
        application.number = number(.view(WeakView(view: nil)))
        application.label = Self.applicationName
        application.frame = windows.reduce(CGRect.zero) { $0.union($1.frame) }
        application.children = windows.map { record(of: $0) }
        return application
    }

    /// XCUITest's number of an application.
    private static let applicationType: UInt = 2

    private static var applicationName: String {
        let names = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }
        return names.first { !$0.isEmpty } ?? ProcessInfo.processInfo.processName
    }

    private mutating func number(_ origin: Origin) -> Int {
        origins.append(origin)
        return origins.count - 1
    }

    private mutating func record(of view: UIView) -> ElementRecord {
        let element = Element(driver: driver, words: "", view: view)
        var record = ElementRecord(type: ElementType(view).rawValue)
        record.number = number(.view(WeakView(view: view)))
        record.identifier = element.identifier
        record.label = element.label.isEmpty ? (view as? UILabel)?.text ?? "" : element.label
        record.title = element.title
        record.value = element.value
        record.placeholder = element.placeholderValue
        record.frame = element.frame
        record.isEnabled = element.isEnabled
        record.isSelected = element.isSelected
        record.hasFocus = element.hasFocus
        record.isHittable = driver.presentTouchPoint(of: view) != nil
        record.children = children(of: view)
        return record
    }

    private mutating func children(of view: UIView) -> [ElementRecord] {
        if view.isAccessibilityElement, !Self.showsItsParts(view) { return [] }
        let views = view.subviewsInReadingOrder.filter { !$0.isHidden && $0.alpha >= 0.01 }
        var children: [ElementRecord] = []
        for child in views where !child.bounds.isEmpty || !child.subviews.isEmpty { children.append(record(of: child)) }
        if let table = view as? UITableView { addAbsentRows(of: table, to: &children) }
        return children
    }

    /// An element hides what it is made of, but for a button its text, for a field its buttons, and what scrolls. Controls of the app's
    /// own, and those that are made of others, are no elements for XCUITest.
    private static func showsItsParts(_ view: UIView) -> Bool {
        if view is UIButton || view is UITextField || view is UIScrollView { return true }
        return view is UIControl && ![.switch, .slider, .pageIndicator, .button, .key].contains(ElementType(view))
    }

    /// A table has all of its rows, also those that are scrolled away.
    private mutating func addAbsentRows(of table: UITableView, to children: inout [ElementRecord]) {
        var absent: [ElementRecord] = []
        for section in 0..<table.numberOfSections {
            for row in 0..<table.numberOfRows(inSection: section) where absent.count < Self.mostRows {
                let path = IndexPath(row: row, section: section)
                if table.cellForRow(at: path) != nil { continue }
                var record = ElementRecord(type: ElementType.cell.rawValue)
                record.number = number(.row(WeakView(view: table), path))
                record.frame = table.convert(table.rectForRow(at: path), to: nil)
                absent.append(record)
            }
        }
        guard !absent.isEmpty else { return }
        let all = (children + absent).enumerated().sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }
        children = all.map(\.element)
    }
}

extension ElementTreeReader.Origin {
    /// The view, after a row that was scrolled away has got one; nil where it is gone.
    @MainActor
    func appear() -> UIView? {
        switch self {
        case .view(let holder): return holder.view?.window == nil ? nil : holder.view
        case .row(let holder, let path):
            guard let table = holder.view as? UITableView, path.section < table.numberOfSections,
                path.row < table.numberOfRows(inSection: path.section)
            else { return nil }
            table.scrollToRow(at: path, at: .middle, animated: false)
            table.layoutIfNeeded()
            return table.cellForRow(at: path)
        }
    }
}
