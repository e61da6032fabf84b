import UIKit

/// A page of the showcase: one control, container or technique in all its states.
struct Page: Hashable {
    let title: String
    let group: Group
    let symbol: String
    private let makeController: @MainActor @Sendable () -> UIViewController

    init(_ title: String, _ group: Group, symbol: String, _ makeController: @escaping @MainActor @Sendable () -> UIViewController) {
        self.title = title
        self.group = group
        self.symbol = symbol
        self.makeController = makeController
    }

    @MainActor func makeTitledController() -> UIViewController {
        let controller = makeController()
        controller.title = title
        controller.navigationItem.largeTitleDisplayMode = .never
        return controller
    }

    static func == (left: Page, right: Page) -> Bool { left.title == right.title }
    func hash(into hasher: inout Hasher) { hasher.combine(title) }

    enum Group: String, CaseIterable {
        case controls = "Controls"
        case text = "Text"
        case lists = "Lists"
        case containers = "Containers"
        case presentation = "Presentation"
        case drawing = "Drawing and animation"
    }
}
