import Testing
import UIKit
import UIKitTesting

@testable import UIKitLists

@MainActor
struct CellLayoutTests {
    private let screen = TestScreen(scale: 2)

    /// Views outside of windows go by the screen that was used last; another suite may have come in since this one was made.
    private func useScreen() { screen.settle() }

    private func cell(_ style: UITableViewCell.CellStyle, _ text: String? = nil, _ detail: String? = nil) -> UITableViewCell {
        useScreen()
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        if let text { cell.textLabel?.text = text }
        if let detail { cell.detailTextLabel?.text = detail }
        return cell
    }

    private func picture(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test("text begins 16 points from the edge, 20 where the screen is 414 wide or wider", arguments: [(390, 16), (413, 16), (414, 20)])
    func inset(width: CGFloat, inset: CGFloat) {
        let cell = cell(.default, "Row")
        cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame == CGRect(x: inset, y: 0, width: width - 2 * inset, height: 44))
        #expect(cell.textLabel?.font.pointSize == 17)
    }

    @Test("where the table asks for it, rows and their lines keep to the width in which text reads well; others fill the screen")
    func readableWidth() {
        useScreen()
        let table = UITableView.shown(RowSource(rows: 2), size: CGSize(width: 1024, height: 300))
        let cell = table.visibleCells[0]
        cell.textLabel?.text = "Row"
        table.layoutIfNeeded()
        #expect(!table.cellLayoutMarginsFollowReadableWidth)
        #expect(cell.textLabel?.frame.minX == 20)
        table.cellLayoutMarginsFollowReadableWidth = true
        table.layoutIfNeeded()
        let readable = table.readableContentGuide.layoutFrame
        #expect(readable.width == 920)
        #expect(readable.midX == 512)
        #expect(cell.textLabel?.frame.minX == readable.minX)
        table.frame.size.width = 390
        table.layoutIfNeeded()
        #expect(table.visibleCells[0].textLabel?.frame.minX == 16)
    }

    @Test("a picture stands before the text, and is made smaller where the row is too low")
    func pictures() {
        let cell = cell(.default, "Row")
        cell.imageView?.image = picture(29)
        cell.layoutIfNeeded()
        #expect(cell.imageView?.frame == CGRect(x: 16, y: 7.5, width: 29, height: 29))
        #expect(cell.textLabel?.frame.minX == 61)
        cell.imageView?.image = picture(88)
        cell.layoutIfNeeded()
        #expect(cell.imageView?.frame == CGRect(x: 16, y: 0, width: 44, height: 44))
        #expect(cell.textLabel?.frame.minX == 76)
        cell.imageView?.image = nil
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == 16)
    }

    @Test("value1: the second text is at the end, and neither takes more than half from the other")
    func textAndValue() throws {
        let cell = cell(.value1, "Name", "Value")
        cell.layoutIfNeeded()
        let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        #expect(text.frame.minX == 16)
        #expect(detail.frame.maxX == 304)
        #expect(detail.font.pointSize == 17)
        #expect(detail.textColor == .secondaryLabel)
        #expect(text.frame.maxX + 8 <= detail.frame.minX)
        text.text = String(repeating: "long ", count: 20)
        detail.text = String(repeating: "much ", count: 20)
        cell.layoutIfNeeded()
        #expect(text.frame.width == 140)
        #expect(detail.frame.width == 140)
    }

    @Test("value2: a small text in the tint ends where the other begins")
    func keyAndValue() throws {
        let cell = cell(.value2, "Key", "Value")
        cell.layoutIfNeeded()
        let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        #expect(text.frame == CGRect(x: 16, y: 0, width: 91, height: 44))
        #expect(text.textAlignment == .right)
        #expect(detail.frame.minX == 113)
        #expect(text.font.pointSize == 12)
        #expect(detail.font.pointSize == 12)
    }

    @Test("subtitle: two texts one above the other, in the middle of the row; without a second one it is as the default style")
    func subtitle() throws {
        let cell = cell(.subtitle, "Title", "Below")
        cell.frame.size.height = 60
        cell.layoutIfNeeded()
        let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        #expect(text.frame.minX == 16)
        #expect(detail.frame.minX == 16)
        #expect(detail.frame.minY == text.frame.maxY + 1)
        #expect(abs((text.frame.minY + detail.frame.maxY) / 2 - 30) <= 0.5)
        #expect(detail.font.pointSize == 12)
        detail.text = nil
        cell.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 16, y: 0, width: 288, height: 60))
    }

    @Test("TA-32: rows are 44 points high, 56 with a subtitle, and higher where the text takes more lines")
    func heights() throws {
        let room = CGSize(width: 320, height: 0)
        #expect(cell(.default, "Row").sizeThatFits(room) == CGSize(width: 320, height: 44))
        #expect(cell(.value1, "Row", "Value").sizeThatFits(room).height == 44)
        let subtitle = cell(.subtitle, "Title", "Below").sizeThatFits(room).height
        #expect((54...58).contains(subtitle))
        let long = cell(.default, String(repeating: "many words ", count: 20))
        #expect(long.sizeThatFits(room).height == 44)
        let label = try #require(long.textLabel)
        label.numberOfLines = 0
        let lines = label.sizeThatFits(CGSize(width: 288, height: 0)).height
        #expect(lines > 80)
        #expect(abs(long.sizeThatFits(room).height - lines - 23.5) <= 0.5)
        let target = long.systemLayoutSizeFitting(
            room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(target == long.sizeThatFits(room))
    }

    @Test("a row grows with the size of text that the user prefers")
    func dynamicType() {
        let cell = cell(.value1, "Name", "Value")
        let screen = TestScreen(showing: cell)
        cell.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        screen.settle()
        #expect((cell.textLabel?.font.pointSize ?? 0) > 30)
        let height = cell.sizeThatFits(CGSize(width: 320, height: 0)).height
        #expect(height > 80, "texts in a line stand one above the other")
    }

    @Test("content is indented by steps")
    func indentation() {
        let cell = cell(.default, "Row")
        cell.indentationLevel = 3
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == 46)
        cell.indentationWidth = 20
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == 76)
    }

    @Test("from right to left everything is turned round")
    func rightToLeft() {
        let cell = cell(.value1, "Name", "Value")
        cell.semanticContentAttribute = .forceRightToLeft
        cell.imageView?.image = picture(20)
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        cell.layoutIfNeeded()
        #expect(cell.accessoryView?.frame.minX == 16)
        #expect(cell.contentView.frame == CGRect(x: 26, y: 0, width: 294, height: 44))
        #expect(cell.imageView?.frame.maxX == 278)
        #expect(cell.textLabel?.frame.maxX == 242)
        #expect(cell.detailTextLabel?.frame.minX == 8)
    }

    @Test("what a subclass places after super stays where it was put")
    func subclassPositions() {
        final class Placing: UITableViewCell {
            override func layoutSubviews() {
                super.layoutSubviews()
                textLabel?.frame = CGRect(x: 100, y: 10, width: 50, height: 20)
            }
        }
        let cell = Placing(style: .default, reuseIdentifier: nil)
        let screen = TestScreen(showing: cell)
        cell.textLabel?.text = "Row"
        screen.settle()
        #expect(cell.textLabel?.frame == CGRect(x: 100, y: 10, width: 50, height: 20))
    }

    // MARK: Lines

    private func separators(_ context: CellContext, _ cell: UITableViewCell) -> [CGRect] {
        cell.context = context
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        return [cell.parts.topSeparator, cell.parts.separator].compactMap { $0 }.filter { !$0.isHidden }.map(\.frame)
    }

    @Test("a line begins where the text does, and is a pixel high")
    func separator() {
        let cell = cell(.default, "Row")
        let screen = TestScreen(showing: cell, scale: 2)
        var context = CellContext()
        #expect(separators(context, cell).isEmpty)
        context.separator = CellContext.Separator()
        #expect(separators(context, cell) == [CGRect(x: 16, y: 43.5, width: 304, height: 0.5)])
        cell.imageView?.image = picture(29)
        #expect(separators(context, cell) == [CGRect(x: 61, y: 43.5, width: 259, height: 0.5)])
        cell.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
        #expect(separators(context, cell) == [CGRect(x: 5, y: 43.5, width: 308, height: 0.5)])
        _ = screen
    }

    @Test("insets of the table count from the cell's edge, or from where the line would begin")
    func tableInsets() {
        let cell = cell(.default, "Row")
        let screen = TestScreen(showing: cell, scale: 2)
        var context = CellContext()
        context.separator = CellContext.Separator(insets: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10))
        #expect(separators(context, cell) == [CGRect(x: 30, y: 43.5, width: 280, height: 0.5)])
        #expect(cell.separatorInset.left == 30)
        context.separator?.isFromAutomaticInset = true
        #expect(separators(context, cell) == [CGRect(x: 46, y: 43.5, width: 264, height: 0.5)])
        _ = screen
    }

    @Test("a group has lines across at its ends; an inset group has rounded corners there instead")
    func groups() {
        let cell = cell(.default, "Row")
        let screen = TestScreen(showing: cell, scale: 2)
        var context = CellContext(background: .grouped, isFirstInSection: true, isLastInSection: true)
        context.separator = CellContext.Separator()
        #expect(
            separators(context, cell) == [
                CGRect(x: 0, y: 0, width: 320, height: 0.5), CGRect(x: 0, y: 43.5, width: 320, height: 0.5),
            ])
        context.background = .insetGrouped
        #expect(separators(context, cell).isEmpty)
        #expect(cell.layer.cornerRadius == 10)
        #expect(cell.clipsToBounds)
        context.isLastInSection = false
        #expect(separators(context, cell) == [CGRect(x: 16, y: 43.5, width: 304, height: 0.5)])
        #expect(cell.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        context.isFirstInSection = false
        _ = separators(context, cell)
        #expect(cell.layer.cornerRadius == 0)
        #expect(!cell.clipsToBounds)
        _ = screen
    }

    @Test("a selected row shows no line below")
    func separatorOfSelectedRow() {
        let cell = cell(.default, "Row")
        var context = CellContext()
        context.separator = CellContext.Separator()
        cell.isSelected = true
        #expect(separators(context, cell).isEmpty)
        cell.isSelected = false
        #expect(separators(context, cell).count == 1)
    }
}
