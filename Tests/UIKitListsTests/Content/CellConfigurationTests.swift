import Testing
import UIKit
import UIKitTesting

@testable import UIKitLists

/// A configuration of an app's own: a coloured view of a height.
private struct BlockConfiguration: UIContentConfiguration {
    var color: UIColor
    var height: CGFloat = 80

    func makeContentView() -> UIView & UIContentView { BlockView(configuration: self) }

    func updated(for state: UIConfigurationState) -> BlockConfiguration {
        var updated = self
        if (state as? UICellConfigurationState)?.isSelected == true { updated.color = .green }
        return updated
    }
}

private final class BlockView: UIView, UIContentView {
    private var shown: BlockConfiguration
    var configuration: UIContentConfiguration {
        get { shown }
        set {
            guard let newValue = newValue as? BlockConfiguration else { return }
            shown = newValue
            backgroundColor = newValue.color
        }
    }

    init(configuration: BlockConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        backgroundColor = configuration.color
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: shown.height) }
}

@MainActor
struct CellConfigurationTests {
    private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    private let screen: TestScreen
    private let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)

    init() { screen = TestScreen(showing: cell) }

    @Test("a content configuration replaces labels and picture, and its view is the content view")
    func content() throws {
        let former = cell.contentView
        var content = cell.defaultContentConfiguration()
        content.text = "Configured"
        cell.contentConfiguration = content
        screen.settle()
        #expect(cell.textLabel == nil)
        #expect(cell.imageView == nil)
        #expect(cell.contentView is UIListContentView)
        #expect(former.superview == nil)
        let label = try #require(screen.view(named: "Configured"))
        #expect(label.convert(CGPoint.zero, to: cell).x == 16)
        let view = cell.contentView
        content.text = "Again"
        cell.contentConfiguration = content
        #expect(cell.contentView === view, "the view is kept while it can show the configuration")
        cell.contentConfiguration = nil
        #expect(cell.contentView === former)
        #expect(former.superview === cell)
        #expect(cell.textLabel != nil)
    }

    @Test("the default configuration has the look of the cell's style")
    func defaults() {
        #expect(!cell.defaultContentConfiguration().prefersSideBySideTextAndSecondaryText)
        let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
        #expect(value.defaultContentConfiguration().prefersSideBySideTextAndSecondaryText)
        #expect(cell.automaticallyUpdatesContentConfiguration)
        #expect(cell.automaticallyUpdatesBackgroundConfiguration)
        #expect(cell.contentConfiguration == nil)
        #expect(cell.backgroundConfiguration == nil)
    }

    @Test("a configuration of the app's is shown, sized and updated with the state")
    func ownConfiguration() {
        cell.contentConfiguration = BlockConfiguration(color: .red)
        cell.backgroundConfiguration = .clear()
        screen.settle()
        #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 80.5)
        #expect(screen.color(at: CGPoint(x: 9, y: 9)) == .red)
        cell.isSelected = true
        #expect(screen.color(at: CGPoint(x: 9, y: 9)) == .green)
        cell.automaticallyUpdatesContentConfiguration = false
        cell.contentConfiguration = BlockConfiguration(color: .blue)
        cell.isSelected = false
        #expect(screen.color(at: CGPoint(x: 9, y: 9)) == .blue)
    }

    @Test("the handler is called with the state before the next frame, once however often the state changes")
    func handler() {
        var states: [UICellConfigurationState] = []
        cell.configurationUpdateHandler = { _, state in states.append(state) }
        #expect(states.isEmpty)
        screen.settle()
        #expect(states.count == 1)
        #expect(states.last?.isSelected == false)
        cell.isSelected = true
        cell.isHighlighted = true
        cell.isEditing = true
        #expect(states.count == 1)
        screen.settle()
        #expect(states.count == 2)
        #expect(states.last?.isSelected == true)
        #expect(states.last?.isHighlighted == true)
        #expect(states.last?.isEditing == true)
    }

    @Test("a subclass is notified of its state without any configuration")
    func subclass() {
        final class Hearing: UITableViewCell {
            var states: [Bool] = []
            override func updateConfiguration(using state: UICellConfigurationState) {
                super.updateConfiguration(using: state)
                states.append(state.isSelected)
            }
        }
        let cell = Hearing(style: .default, reuseIdentifier: nil)
        let screen = TestScreen(showing: cell)
        cell.isSelected = true
        screen.settle()
        #expect(cell.states == [false, true])
    }

    @Test("a subclass that sets a new background for each state is asked once for each")
    func backgroundOfSubclass() {
        final class Painting: UITableViewCell {
            var count = 0
            override func updateConfiguration(using state: UICellConfigurationState) {
                count += 1
                var background = UIBackgroundConfiguration.listPlainCell()
                background.customView = UIImageView()
                backgroundConfiguration = background
            }
        }
        let cell = Painting(style: .default, reuseIdentifier: nil)
        let screen = TestScreen(showing: cell)
        screen.settle()
        #expect(cell.count == 1)
        cell.isHighlighted = true
        screen.settle()
        #expect(cell.count == 2)
    }

    @Test("a background configuration takes away colour and views behind the content, and they take it away")
    func background() {
        cell.backgroundColor = .red
        let view = UIView()
        cell.backgroundView = view
        var background = UIBackgroundConfiguration.listPlainCell()
        background.backgroundColor = .yellow
        background.cornerRadius = 8
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        cell.backgroundConfiguration = background
        #expect(cell.backgroundColor == nil)
        #expect(cell.backgroundView == nil)
        #expect(view.superview == nil)
        #expect(screen.color(at: CGPoint(x: 100, y: 22)) == .yellow)
        #expect(screen.color(at: CGPoint(x: 4, y: 22)) == white)
        cell.backgroundView = view
        #expect(cell.backgroundConfiguration == nil)
        cell.backgroundConfiguration = background
        cell.backgroundColor = .blue
        #expect(cell.backgroundConfiguration == nil)
        #expect(screen.color(at: CGPoint(x: 100, y: 22)) == .blue)
    }

    @Test("the background of a list turns grey while selected, unless the app has set its colour")
    func backgroundStates() {
        let grey = UIColor.systemGray4.resolvedColor(with: cell.traitCollection)
        cell.backgroundConfiguration = .listGroupedCell()
        #expect(screen.color(at: CGPoint(x: 100, y: 22)) == white)
        cell.isSelected = true
        #expect(screen.color(at: CGPoint(x: 100, y: 22)) == grey)
        var own = UIBackgroundConfiguration.listGroupedCell()
        own.backgroundColor = .yellow
        cell.backgroundConfiguration = own
        #expect(screen.color(at: CGPoint(x: 100, y: 22)) == .yellow)
    }

    @Test("margins of the view around are added to the insets where that is asked for")
    func backgroundMargins() {
        var background = UIBackgroundConfiguration.listPlainCell()
        background.backgroundColor = .yellow
        background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading]
        cell.backgroundConfiguration = background
        #expect(screen.color(at: CGPoint(x: 12, y: 22)) == white)
        #expect(screen.color(at: CGPoint(x: 20, y: 22)) == .yellow)
        #expect(screen.color(at: CGPoint(x: 315, y: 22)) == .yellow)
    }

    @Test("with an accessory the content ends before it")
    func accessory() throws {
        var content = UIListContentConfiguration.valueCell()
        content.text = "Name"
        content.secondaryText = "Value"
        cell.contentConfiguration = content
        screen.settle()
        let value = try #require(screen.view(named: "Value"))
        #expect(value.convert(value.bounds, to: cell).maxX == 304)
        cell.accessoryType = .disclosureIndicator
        screen.settle()
        #expect(value.convert(value.bounds, to: cell).maxX == cell.contentView.frame.maxX - 8)
    }

    @Test("headers and footers are configured in the same way")
    func header() throws {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.apply(HeaderFooterContext(background: .grouped, kind: .header))
        var content = header.defaultContentConfiguration()
        content.text = "Section"
        header.contentConfiguration = content
        header.frame = CGRect(origin: .zero, size: header.sizeThatFits(CGSize(width: 320, height: 0)))
        var isPinned: [Bool] = []
        header.configurationUpdateHandler = { _, state in isPinned.append(state.isPinned) }
        let screen = TestScreen(showing: header)
        let label = try #require(screen.view(named: "SECTION") as? UILabel)
        #expect(label.font.pointSize == 13)
        #expect(label.convert(CGPoint.zero, to: header).x == 16)
        #expect(header.bounds.height < 45)
        header.apply(HeaderFooterContext(background: .grouped, kind: .header, isPinned: true))
        screen.settle()
        #expect(isPinned == [false, true])
        #expect(header.textLabel == nil)
    }
}
