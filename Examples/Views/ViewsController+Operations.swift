import UIKit
import ViewLookup

extension ViewsController {
    func makeButtons() {
        grid.addButton("Add", target: self, action: #selector(add))
        grid.addButton("Insert at 0", target: self, action: #selector(insertAtBottom))
        grid.addButton("Insert above", target: self, action: #selector(insertAbove))
        grid.addButton("Insert below", target: self, action: #selector(insertBelow))
        grid.addButton("Exchange", target: self, action: #selector(exchange))
        grid.addButton("To front", target: self, action: #selector(bringToFront))
        grid.addButton("To back", target: self, action: #selector(sendToBack))
        grid.addButton("Remove", target: self, action: #selector(remove))
        grid.addButton("Find by tag", target: self, action: #selector(findByTag))
        grid.addButton("Find by name", target: self, action: #selector(findByName))
        grid.addButton("Name", target: self, action: #selector(registerName))
        grid.addButton("Unname", target: self, action: #selector(unregisterName))
        grid.button(titled: "Remove")?.setTitleColor(.systemRed, for: .normal)
    }

    /// Only what can be done is enabled.
    func updateButtons() {
        let isFull = stage.cards.count == StageView.capacity
        for title in ["Add", "Insert at 0"] { grid.button(titled: title)?.isEnabled = !isFull }
        for title in ["Insert above", "Insert below"] { grid.button(titled: title)?.isEnabled = !isFull && selectedCard != nil }
        for title in ["To front", "To back", "Remove", "Name", "Unname"] { grid.button(titled: title)?.isEnabled = selectedCard != nil }
        grid.button(titled: "Exchange")?.isEnabled = stage.cards.count > 1
    }

    // MARK: Adding

    @objc private func add() { place { stage.addSubview($0) } }
    @objc private func insertAtBottom() { place { stage.insertSubview($0, at: 0) } }
    @objc private func insertAbove() {
        guard let selectedCard = selectedCard else { return }
        place { stage.insertSubview($0, aboveSubview: selectedCard) }
    }
    @objc private func insertBelow() {
        guard let selectedCard = selectedCard else { return }
        place { stage.insertSubview($0, belowSubview: selectedCard) }
    }

    private func place(_ insert: (CardView) -> Void) {
        guard let card = newCard() else { return }
        card.delegate = self
        insert(card)
        selectedCard = card
        logOrder()
    }

    // MARK: Reordering and removing

    @objc private func exchange() {
        stage.exchangeSubview(at: 0, withSubviewAt: stage.subviews.count - 1)
        logOrder()
    }

    @objc private func bringToFront() {
        guard let card = selectedCard else { return }
        stage.bringSubviewToFront(card)
        logOrder()
    }

    @objc private func sendToBack() {
        guard let card = selectedCard else { return }
        stage.sendSubviewToBack(card)
        logOrder()
    }

    @objc private func remove() {
        selectedCard?.removeFromSuperview()
        selectedCard = stage.cards.last
        logOrder()
    }

    private func logOrder() {
        log.append("order " + stage.cards.map { $0.title }.joined(separator: " "))
        updateButtons()
    }

    // MARK: Tags and names

    @objc private func findByTag() {
        guard let window = view.window else { return }
        show(window.label(withTag: PanelView.Tag.label), window.switch(withTag: PanelView.Tag.logSwitch), foundBy: "tag")
    }

    @objc private func findByName() {
        guard let window = view.window else { return }
        show(window.label(named: PanelView.Name.label), window.switch(named: PanelView.Name.logSwitch), foundBy: "name")
    }

    private func show(_ label: UILabel?, _ logSwitch: UISwitch?, foundBy way: String) {
        label?.text = "Found by \(way)"
        logSwitch?.setOn(!(logSwitch?.isOn ?? false), animated: true)
        log.append("found \(label == nil ? "no label" : "the label"), \(logSwitch == nil ? "no switch" : "the switch")")
    }

    @objc private func registerName() {
        guard let card = selectedCard else { return }
        log.append("register(name: \"\(card.title)\") = \(card.register(name: card.title))")
        card.showNote()
    }

    @objc private func unregisterName() {
        guard let card = selectedCard else { return }
        log.append("unregister(name: \"\(card.title)\") = \(card.unregister(name: card.title))")
        card.showNote()
    }
}
