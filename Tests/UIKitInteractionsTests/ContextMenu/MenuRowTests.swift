@testable import UIKitInteractions
import Foundation
import Testing
@testable import UIKitCore
import UIKitTesting

@MainActor
struct MenuRowTests {
    private let screen = TestScreen()

    private func row(_ action: UIAction) -> MenuRowView {
        let menu = UIMenu(children: [action])
        let row = MenuRowView(MenuContent(menu, loaded: [:]).groups[0].items[0], theme: .flat, hasMarks: true, isEnabled: true)
        row.frame = CGRect(x: 0, y: 0, width: 250, height: 44)
        screen.window.addSubview(row)
        screen.settle()
        return row
    }

    private func pictures(of row: MenuRowView) -> [UIImageView] {
        row.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }
    }

    @Test("A tick is that of the text's size in medium weight, and is not enlarged, nor is the symbol at the end")
    func mark() throws {
        let shown = pictures(of: row(UIAction(title: "On", image: UIImage(systemName: "trash"), state: .on) { _ in }))
        let tick = UIImage(systemName: "checkmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .medium))
        #expect(shown.count == 2 && shown[0].image?.size == tick?.size)
        #expect(shown.allSatisfy { $0.contentMode == .center })
    }

    @Test("A picture that has no room is made smaller")
    func largePicture() throws {
        let large = UIGraphicsImageRenderer(size: CGSize(width: 90, height: 40)).image { _ in }
        let shown = pictures(of: row(UIAction(title: "Large", image: large) { _ in }))
        #expect(shown.count == 1 && shown[0].contentMode == .scaleAspectFit && shown[0].bounds.size == CGSize(width: 20, height: 20))
    }

    /// The tiles of a menu of so many elements, as they stand in it.
    private func tiles(_ count: Int, _ size: UIMenu.ElementSize, hasImages: Bool = true, isRightToLeft: Bool = false) -> [CGRect] {
        let children = (0..<count).map { UIAction(title: "Tile \($0)", image: hasImages ? UIImage(systemName: "star") : nil) { _ in } }
        let menu = UIMenu(preferredElementSize: size, children: children)
        let platter = MenuPlatter(menu, isSubmenu: false, theme: .flat)
        platter.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
        platter.show(MenuContent(menu)) { _ in true }
        return platter.rows.map(\.frame)
    }

    @Test("Small elements stand five in a line at most, medium ones three; lines are equally full")
    func tiles() {
        #expect(tiles(2, .small).map(\.width) == [125, 125])
        #expect(tiles(6, .small).map(\.minY) == [0, 0, 0, 44, 44, 44])
        #expect(tiles(5, .medium).map(\.minY) == [0, 0, 0, 64, 64])
        #expect(tiles(3, .medium, isRightToLeft: true).map(\.minX) == tiles(3, .medium).map(\.minX).reversed())
        #expect(tiles(0, .small).isEmpty)
        #expect(tiles(2, .large).map(\.width) == [250, 250])
    }

    @Test("A small element shows its picture alone, or the title where there is none; a medium one both")
    func tileParts() throws {
        func parts(_ size: MenuRowView.Tile, _ image: UIImage?) -> (isTitled: Bool, spoken: String?) {
            let menu = UIMenu(children: [UIAction(title: "Star", image: image, state: .on) { _ in }])
            let row = MenuRowView(MenuContent(menu).groups[0].items[0], theme: .flat, hasMarks: false, isEnabled: true, tile: size)
            let label = row.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Star" }
            return (label?.isHidden == false, row.accessibilityLabel)
        }
        let star = try #require(UIImage(systemName: "star"))
        #expect(parts(.picture, star) == (false, "Star"))
        #expect(parts(.picture, nil) == (true, "Star"))
        #expect(parts(.titled, star) == (true, "Star"))
    }
}
