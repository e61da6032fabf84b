import Foundation
import Testing
@testable @_spi(ForasteroInternal) import UIKitContainers
import UIKitTesting

/// The screen on which tabs are rearranged, as a finger finds it.
@MainActor
struct CustomizingScreen {
    let screen: TestScreen
    let bar: UITabBar

    var sheet: CustomizingSheet? { bar.superview?.subviews.compactMap { $0 as? CustomizingSheet }.first }

    /// The middle of an icon in the grid, in points of the screen.
    func icon(_ title: String) throws -> CGPoint {
        let icon = try #require(sheet?.icons.first { $0.item.title == title }, "\(title) is not offered")
        return icon.convert(CGPoint(x: icon.bounds.midX, y: icon.bounds.midY), to: nil)
    }

    /// The middle of a slot of the bar.
    func slot(_ index: Int) -> CGPoint {
        let tab = bar.tabs[index]
        return bar.convert(CGPoint(x: tab.frame.midX, y: tab.frame.midY), to: nil)
    }

    func drag(_ title: String, toSlot index: Int) throws {
        try screen.drag(from: icon(title), to: slot(index))
        screen.wait(1)
    }

    /// Drags a tab along the bar.
    func drag(fromSlot start: Int, toSlot end: Int) throws {
        try screen.drag(from: slot(start), to: slot(end))
        screen.wait(1)
    }

    func done() throws {
        try screen.tap("Done")
        screen.wait(1)
    }

    var titles: [String] { bar.tabs.map { $0.item.title ?? "" } }
}
