import UIKit

/// A class with several tabs: each shows the colour that its identifier names.
class ColorController: PageController {
    private static let colors: [(identifier: String, color: UIColor)] = [
        ("Red", .systemRed), ("Green", .systemGreen), ("Orange", .systemOrange),
    ]

    static var allTabs: [TabDescription] {
        colors.map { TabDescription(ColorController.self, identifier: $0.identifier) }
    }

    override var name: String { contentIdentifier }

    override var color: UIColor {
        ColorController.colors.first { $0.identifier == contentIdentifier }?.color ?? .label
    }
}
