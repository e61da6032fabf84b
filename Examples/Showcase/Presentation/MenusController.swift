import UIKit

/// Menus of buttons and bar items, and a context menu with a preview.
class MenusController: StatesController, UIContextMenuInteractionDelegate {
    private let answer = UILabel()

    override func addStates() {
        answer.text = "none yet"
        add("chosen", answer)
        let button = UIButton(configuration: .tinted())
        button.configuration?.title = "Options"
        button.menu = makeMenu()
        button.showsMenuAsPrimaryAction = true
        add("pull-down button", button)
        let card = CaptionController(caption: "Press and hold", color: .systemPurple)
        addChild(card)
        card.view.layer.cornerRadius = 12
        card.view.heightAnchor.constraint(equalToConstant: 120).isActive = true
        card.view.addInteraction(UIContextMenuInteraction(delegate: self))
        add("context menu", card.view, fillsWidth: true)
        card.didMove(toParent: self)
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: makeMenu())
    }

    private func makeMenu() -> UIMenu {
        let sizes = UIMenu(title: "Size", image: UIImage(systemName: "textformat"), children: ["Small", "Large"].map { action($0) })
        let sorting = UIMenu(
            options: [.displayInline, .singleSelection],
            children: [action("By name", state: .on), action("By date")])
        let quick = UIMenu(
            options: .displayInline, preferredElementSize: .medium,
            children: [
                action("Copy", symbol: "doc.on.doc"), action("Move", symbol: "folder"), action("Share", symbol: "square.and.arrow.up"),
            ])
        let weather = UIMenu(
            title: "Weather", options: [.displayInline, .displayAsPalette, .singleSelection],
            children: [
                action("Sun", symbol: "sun.max", state: .on), action("Clouds", symbol: "cloud"), action("Rain", symbol: "cloud.rain"),
                action("Night", symbol: "moon"),
            ])
        return UIMenu(children: [
            quick, sizes, sorting, weather, action("Not now", attributes: .disabled),
            action("Delete", symbol: "trash", attributes: .destructive),
        ])
    }

    private func action(
        _ title: String, symbol: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes, state: state) { [weak self] in
            self?.answer.text = $0.title
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.makeMenu() })
    }
}
