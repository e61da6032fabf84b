import UIKit
import ViewLookup

/// A stage of cards, a button for each thing that can be done to them, and a log of what the views are notified of it.
class ViewsController: UIViewController, LoggedViewDelegate {
    let stage = StageView()
    let grid = ButtonGrid()
    let log = LogView()
    private let titleLabel = UILabel()
    private let panel = PanelView.load()

    /// The card that the buttons are about.
    var selectedCard: CardView? {
        didSet {
            oldValue?.isSelected = false
            selectedCard?.isSelected = true
            updateButtons()
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        titleLabel.text = "Views"
        titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
        makeStage()
        makeButtons()
        for part in [titleLabel, stage, panel, grid, log] { view.addSubview(part) }
        updateButtons()
    }

    private func makeStage() {
        stage.title = "stage"
        stage.backgroundColor = .secondarySystemGroupedBackground
        stage.layer.cornerRadius = 12
        for _ in 0..<3 {
            guard let card = newCard() else { break }
            stage.addSubview(card)
        }
        selectedCard = stage.cards.last
        // From here on everything is logged.
        stage.delegate = self
        for card in stage.cards { card.delegate = self }
    }

    /// A card that can be selected, not yet on the stage.
    func newCard() -> CardView? {
        guard let card = stage.makeCard() else { return nil }
        card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(cardTapped(_:))))
        card.showNote()
        return card
    }

    @objc private func cardTapped(_ recognizer: UITapGestureRecognizer) {
        selectedCard = recognizer.view as? CardView
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let layout = ScreenLayout(area: area, buttonsHeight: grid.preferredHeight)
        titleLabel.frame = layout.title
        stage.frame = layout.stage
        panel.frame = layout.panel
        grid.frame = layout.buttons
        log.frame = layout.log
    }

    // MARK: Log

    func loggedView(_ view: LoggedView, didReceive callback: String) {
        guard self.view.switch(named: PanelView.Name.logSwitch)?.isOn ?? true else { return }
        log.append(view.title.padding(toLength: 6, withPad: " ", startingAt: 0) + callback)
    }
}
