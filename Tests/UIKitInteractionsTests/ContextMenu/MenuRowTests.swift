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
}
