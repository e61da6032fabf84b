import Testing
import UIKitTesting

@testable import UIKitCollections

@MainActor
struct CellConfigurationTests {
    @MainActor
    private final class Cell: UICollectionViewCell {
        var log: [String] = []
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            log.append("update \(state.isSelected)")
        }
    }

    @Test("CV-230: a change of the state asks for an update, which comes with the next layout, and the handler within it")
    func state() {
        let cell = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        cell.layoutIfNeeded()
        cell.configurationUpdateHandler = { cell, state in (cell as? Cell)?.log.append("handler \(state.isHighlighted)") }
        cell.layoutIfNeeded()
        cell.log = []
        cell.isSelected = true
        cell.isHighlighted = true
        #expect(cell.log == [])
        cell.layoutIfNeeded()
        #expect(cell.log == ["handler true", "update true"])
    }

    @Test("CV-231: a content configuration takes the place of the content view; another one of its type goes into the same view")
    func content() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        let plain = cell.contentView
        var configuration = UIListContentConfiguration.cell()
        configuration.text = "one"
        cell.contentConfiguration = configuration
        let view = cell.contentView
        #expect(view !== plain)
        #expect(view.superview === cell)
        #expect(plain.superview == nil)
        #expect(view.frame == cell.bounds)
        configuration.text = "two"
        cell.contentConfiguration = configuration
        #expect(cell.contentView === view)
        cell.contentConfiguration = nil
        #expect(cell.contentView !== view)
        #expect(cell.contentView.superview === cell)
        #expect(view.superview == nil)
    }

    @Test("CV-232: a background configuration takes away the background views, and they take it away")
    func background() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        #expect(cell.automaticallyUpdatesContentConfiguration)
        #expect(cell.automaticallyUpdatesBackgroundConfiguration)
        cell.backgroundView = UIView()
        cell.selectedBackgroundView = UIView()
        cell.backgroundConfiguration = .listPlainCell()
        #expect(cell.backgroundView == nil)
        #expect(cell.selectedBackgroundView == nil)
        cell.backgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil)
    }

    @Test("CV-233: automatic updates keep what the app has set")
    func automatic() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        var configuration = UIListContentConfiguration.cell()
        configuration.text = "one"
        configuration.textProperties.color = .red
        cell.contentConfiguration = configuration
        cell.isSelected = true
        cell.layoutIfNeeded()
        let updated = cell.contentConfiguration as? UIListContentConfiguration
        #expect(updated?.text == "one")
        #expect(updated?.textProperties.color == .red)
    }

    @Test("A content configuration says how large a cell is that sizes itself")
    func fitting() {
        @MainActor class Source: ItemSource {
            override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
                var configuration = UIListContentConfiguration.subtitleCell()
                configuration.text = "one"
                configuration.secondaryText = indexPath.item == 1 ? "two\nthree\nfour" : nil
                cell.contentConfiguration = configuration
                return cell
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 100, height: 20)
        let view = UICollectionView.shown(Source(items: 2), layout: layout)
        let heights = view.visibleCells.map(\.frame.height)
        #expect(heights[0] > 30)
        #expect(heights[1] > heights[0] + 20)
    }

    @Test(
        "CV-242, CV-243: contents of list cells have text of 17 points, margins of 11 above and below, and what is second below or beside")
    func presets() throws {
        func labels(_ configuration: UIListContentConfiguration) throws -> (text: CGRect, secondary: CGRect, size: CGSize) {
            var configuration = configuration
            (configuration.text, configuration.secondaryText) = ("Text", "Second")
            let view = UIListContentView(configuration: configuration)
            view.frame.size = CGSize(width: 390, height: view.systemLayoutSizeFitting(CGSize(width: 390, height: 0)).height)
            view.layoutIfNeeded()
            let labels = view.subviews.compactMap { $0 as? UILabel }
            return (
                try #require(labels.first { $0.text == "Text" }).frame, try #require(labels.first { $0.text == "Second" }).frame,
                view.bounds.size
            )
        }
        #expect(UIListContentConfiguration.cell().textProperties.font.pointSize == 17)
        #expect(UIListContentConfiguration.valueCell().secondaryTextProperties.font.pointSize == 17)
        let (below, beside) = (try labels(.subtitleCell()), try labels(.valueCell()))
        #expect(below.text.minX == below.secondary.minX)
        #expect(below.secondary.minY >= below.text.maxY)
        #expect(beside.text.minY == beside.secondary.minY)
        #expect(beside.secondary.maxX > 350)
        #expect(abs(below.text.minY - 11) < 0.01)
        #expect(abs(below.size.height - below.secondary.maxY - 11) <= 1)
        #expect((16...20).contains(below.text.minX))
    }
}
