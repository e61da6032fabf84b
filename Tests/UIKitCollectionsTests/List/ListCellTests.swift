import Testing
import UIKitTesting

@testable import UIKitCollections

@MainActor
struct ListCellTests {
    private func cell(
        _ accessories: [UICellAccessory] = [], appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, set: ((UICollectionViewListCell) -> Void)? = nil
    ) throws -> UICollectionViewListCell {
        let configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        let (view, _) = ListSource.show(configuration, [2], direction: direction) { cell, _ in
            cell.accessories = accessories
            set?(cell)
        }
        let cell = try #require(view.listCell(0))
        // The view keeps the cell only as long as somebody keeps the view.
        objc_keep(view, with: cell)
        return cell
    }

    private func objc_keep(_ view: UICollectionView, with cell: UICollectionViewListCell) { Self.kept.append(view) }
    private static var kept: [UICollectionView] = []

    @Test("CV-235: defaults")
    func defaults() throws {
        let cell = UICollectionViewListCell(frame: .zero)
        #expect(cell.indentationLevel == 0)
        #expect(cell.indentationWidth == 10)
        #expect(cell.indentsAccessories)
        #expect(cell.accessories.isEmpty)
        #expect(cell.defaultContentConfiguration().textProperties.font == .preferredFont(forTextStyle: .body))
    }

    @Test("CV-236: accessories of the system stand in their own order, whatever order they are given in")
    func order() throws {
        let accessories: [UICellAccessory] = [
            .reorder(displayed: .always), .disclosureIndicator(), .checkmark(), .label(text: "Text"),
            .outlineDisclosure(options: .init(style: .cell)), .multiselect(displayed: .always), .insert(displayed: .always),
            .delete(displayed: .always),
        ]
        let cell = try cell(accessories)
        #expect(cell.shownParts.leading.map(\.accessory.accessoryType) == [.delete, .insert, .multiselect, .outlineDisclosure])
        #expect(cell.shownParts.trailing.map(\.accessory.accessoryType) == [.label, .checkmark, .disclosureIndicator, .reorder])
        let xs = (cell.shownParts.leading + cell.shownParts.trailing).map(\.view.frame.minX)
        #expect(xs == xs.sorted())
        #expect(cell.shownParts.trailing.last?.view.frame.maxX == 304)
        #expect(cell.contentView.frame.minX > cell.shownParts.leading[3].view.frame.minX)
        #expect(cell.contentView.frame.maxX <= cell.shownParts.trailing[0].view.frame.minX)
    }

    @Test("CV-236: views of the app's stand where it says")
    func custom() throws {
        func view(_ width: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: width, height: 10)) }
        let (first, second, third) = (view(10), view(11), view(12))
        let cell = try cell([
            .disclosureIndicator(), .checkmark(),
            .customView(configuration: .init(customView: first, placement: .trailing(), maintainsFixedSize: true)),
            .customView(
                configuration: .init(
                    customView: second, placement: .trailing(at: UICellAccessory.Placement.position(after: .checkmark())),
                    maintainsFixedSize: true)),
            .customView(configuration: .init(customView: third, placement: .leading(), maintainsFixedSize: true)),
        ])
        let trailing = cell.shownParts.trailing.map(\.view)
        #expect(trailing.firstIndex(of: first) == 0)
        #expect(trailing.firstIndex(of: second) == 2)
        #expect(trailing.count == 4)
        #expect(cell.shownParts.leading.map(\.view) == [third])
        #expect(third.frame == CGRect(x: 16, y: 17, width: 12, height: 10))
    }

    @Test("CV-237: one of the system's kinds twice")
    func twice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UICollectionViewListCell(frame: .zero).accessories = [.checkmark(), .checkmark()] }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Accessories of a list cell must be unique"))
    }

    @Test("CV-238: which accessories are there by themselves while the row is edited, and while it is not")
    func displayed() throws {
        let all: [UICellAccessory] = [
            .delete(), .insert(), .reorder(), .multiselect(), .checkmark(), .disclosureIndicator(displayed: .whenNotEditing),
        ]
        #expect(all.filter { $0.isDisplayed(whileEditing: false) }.map(\.accessoryType) == [.checkmark, .disclosureIndicator])
        #expect(
            all.filter { $0.isDisplayed(whileEditing: true) }.map(\.accessoryType) == [
                .delete, .insert, .reorder, .multiselect, .checkmark,
            ])
        let cell = try cell(all)
        #expect(cell.shownParts.leading.isEmpty)
        cell.status.isEditing = true
        cell.editingDidChange()
        cell.layoutIfNeeded()
        #expect(cell.shownParts.leading.count == 3 && cell.shownParts.leading[0].view.superview === cell)
    }

    @Test("CV-238: a hidden accessory keeps its room; a reserved width makes room around it")
    func room() throws {
        let hidden = try cell([.checkmark(options: .init(isHidden: true))])
        let shown = try cell([.checkmark()])
        #expect(hidden.contentView.frame == shown.contentView.frame)
        #expect(hidden.shownParts.trailing[0].view.isHidden)
        let wide = try cell([.checkmark(options: .init(reservedLayoutWidth: .custom(100)))])
        #expect(wide.contentView.frame.maxX == 204)
    }

    @Test("CV-235: indentation moves the content, and what stands before it")
    func indentation() throws {
        let plain = try cell()
        let indented = try cell { $0.indentationLevel = 2 }
        #expect(indented.contentView.frame.minX == plain.contentView.frame.minX + 20)
        #expect(indented.lines.first?.frame.minX == 36)
        let both = try cell([.delete(displayed: .always)]) { $0.indentationLevel = 2 }
        let one = try cell([.delete(displayed: .always)]) {
            $0.indentationLevel = 2
            $0.indentsAccessories = false
        }
        #expect(both.shownParts.leading[0].view.frame.minX == one.shownParts.leading[0].view.frame.minX + 20)
        #expect(both.contentView.frame == one.contentView.frame)
    }

    @Test("CV-202: the line begins where the text does, or where the app's constraints have its guide")
    func separatorGuide() throws {
        let image = try cell { cell in
            guard var content = cell.contentConfiguration as? UIListContentConfiguration else { return }
            content.image = UIImage(systemName: "star")
            cell.contentConfiguration = content
        }
        #expect(try #require(image.lines.first).frame.minX > 40)
        let constrained = try cell { cell in
            guard cell.list.separatorGuide == nil else { return }
            cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 77).isActive = true
        }
        constrained.setNeedsLayout()
        constrained.layoutIfNeeded()
        #expect(constrained.lines.first?.frame.minX == 77)
    }

    @Test("an accessory that is given again keeps its view")
    func keeping() throws {
        let cell = try cell([.checkmark()])
        let view = cell.shownParts.trailing[0].view
        cell.accessories = [.label(text: "New"), .checkmark(options: .init(tintColor: .red))]
        cell.layoutIfNeeded()
        #expect(cell.shownParts.trailing.count == 2 && cell.shownParts.trailing[1].view === view)
        cell.accessories = []
        cell.layoutIfNeeded()
        #expect(view.superview == nil)
    }

    @Test("CV-241: what a cell shows and has at its sides stays when it is used for another item")
    func reuse() throws {
        let cell = try cell([.checkmark()])
        let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        cell.prepareForReuse()
        #expect(cell.accessories.map(\.accessoryType) == [.checkmark])
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == content.text)
    }

    @Test("accessories are set as a whole; those of editing move the content while they are there")
    func editing() throws {
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        let (view, _) = ListSource.show(configuration, [2]) { cell, _ in cell.accessories = [.checkmark(), .delete()] }
        let screen = TestScreen(showing: view)
        screen.settle()
        let cell = try #require(view.listCell(0))
        #expect(cell.accessories.count == 2)
        #expect(cell.shownParts.leading.isEmpty)
        let start = cell.contentView.frame.minX
        view.isEditing = true
        screen.wait(0.5)
        #expect(cell.shownParts.leading.count == 1)
        #expect(cell.contentView.frame.minX > start)
        cell.accessories = []
        screen.settle()
        #expect(cell.shownParts.leading.isEmpty)
        #expect(cell.shownParts.trailing.isEmpty)
        #expect(cell.contentView.frame.minX == start)
    }

    @Test("from right to left everything is mirrored")
    func rightToLeft() throws {
        let cell = try cell([.disclosureIndicator(), .delete(displayed: .always)], direction: .rightToLeft)
        #expect(cell.shownParts.trailing[0].view.frame.minX == 16)
        #expect(cell.shownParts.leading[0].view.frame.maxX > 280)
        #expect(cell.lines.first?.frame.minX == 0)
    }

    @Test("CV-240: a header's arrow stands at the end, and the whole row opens")
    func outline() throws {
        var opened = 0
        let cell = try cell([.outlineDisclosure(options: .init(style: .header)) { opened += 1 }])
        #expect(cell.shownParts.trailing.map(\.accessory.accessoryType) == [.outlineDisclosure])
        #expect(cell.takeTap())
        #expect(opened == 1)
        #expect(try !self.cell([.outlineDisclosure(options: .init(style: .cell))]).takeTap())
    }
}
