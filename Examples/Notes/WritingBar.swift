import UIKit

/// Stands above the keyboard: how the text looks, what can be put into it, undo, and how many words there are.
final class WritingBar: UIInputView {
    /// Nil once the note is left: the bar is still on its way down with the keyboard then, and can be tapped.
    private weak var page: NoteController?
    private let words = UILabel()
    private let style = UIButton(type: .system)
    private let bullets = UIButton(type: .system)
    private let link = UIButton(type: .system)
    private let picture = UIButton(type: .system)
    private let undo = UIButton(type: .system)
    private let redo = UIButton(type: .system)

    init(of page: NoteController) {
        self.page = page
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44), inputViewStyle: .keyboard)
        tintColor = .systemOrange
        words.font = .preferredFont(forTextStyle: .footnote)
        words.adjustsFontForContentSizeCategory = true
        words.textColor = .secondaryLabel
        words.accessibilityIdentifier = "words"
        words.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        setUpButtons()
        let row = UIStackView(arrangedSubviews: [style, bullets, link, picture, undo, redo, words])
        row.spacing = 4
        row.alignment = .center
        row.setCustomSpacing(12, after: redo)
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        let bottom = row.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
        // Before the bar has grown by the safe area the buttons have no room above it.
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 8),
            row.trailingAnchor.constraint(lessThanOrEqualTo: safeAreaLayoutGuide.trailingAnchor, constant: -12),
            row.topAnchor.constraint(equalTo: topAnchor),
            bottom,
        ])
    }

    required init?(coder: NSCoder) { nil }

    private func setUpButtons() {
        let all: [(UIButton, String, String)] = [
            (style, "textformat", "Style"), (bullets, "list.bullet", "List"), (link, "link", "Link"), (picture, "photo", "Picture"),
            (undo, "arrow.uturn.backward", "Undo"), (redo, "arrow.uturn.forward", "Redo"),
        ]
        for (button, symbol, name) in all {
            button.setImage(UIImage(systemName: symbol), for: .normal)
            button.accessibilityLabel = name
            button.widthAnchor.constraint(equalToConstant: 44).isActive = true
            button.heightAnchor.constraint(equalToConstant: 44).isActive = true
        }
        style.showsMenuAsPrimaryAction = true
        picture.showsMenuAsPrimaryAction = true
        picture.menu = UIMenu(
            children: NotePainting.allCases.map { painting in
                UIAction(title: painting.rawValue) { [weak page] _ in page?.insert(painting.image) }
            })
        bullets.addAction(UIAction { [weak page] _ in page?.setParagraph(.bullets) }, for: .touchUpInside)
        link.addAction(UIAction { [weak self] _ in self?.askForLink() }, for: .touchUpInside)
        undo.addAction(UIAction { [weak page] _ in page?.textView.undoManager?.undo() }, for: .touchUpInside)
        redo.addAction(UIAction { [weak page] _ in page?.textView.undoManager?.redo() }, for: .touchUpInside)
    }

    func update(words count: Int) {
        words.text = count == 1 ? "1 word" : "\(count) words"
        updateButtons()
    }

    func updateButtons() {
        guard let page else { return }
        style.menu = styleMenu(of: page)
        bullets.isSelected = page.paragraph == .bullets
        link.isEnabled = page.textView.selectedRange.length > 0
        undo.isEnabled = page.textView.undoManager?.canUndo ?? false
        redo.isEnabled = page.textView.undoManager?.canRedo ?? false
    }

    private func styleMenu(of page: NoteController) -> UIMenu {
        let paragraphs = NoteText.Paragraph.allCases.map { paragraph in
            UIAction(title: paragraph.rawValue.capitalized, state: page.paragraph == paragraph ? .on : .off) { [weak page] _ in
                page?.setParagraph(paragraph)
            }
        }
        let parts: [(String, NoteText.Emphasis)] = [
            ("Bold", .bold), ("Italic", .italic), ("Underline", .underline), ("Strikethrough", .strikethrough),
        ]
        let emphasis = parts.map { name, part in
            UIAction(title: name, image: UIImage(systemName: name.lowercased()), state: page.emphasis.contains(part) ? .on : .off) {
                [weak page] _ in page?.toggle(part)
            }
        }
        return UIMenu(children: [
            UIMenu(options: .displayInline, children: paragraphs), UIMenu(options: .displayInline, children: emphasis),
        ])
    }

    private func askForLink() {
        guard let page else { return }
        let alert = UIAlertController(title: "Link", message: "Where does it lead?", preferredStyle: .alert)
        let range = page.textView.selectedRange
        alert.addTextField { field in
            field.placeholder = "https://"
            field.keyboardType = .URL
            field.accessibilityIdentifier = "address"
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let set = UIAlertAction(title: "Set", style: .default) { [weak alert, weak page] _ in
            guard let page, let text = alert?.textFields?.first?.text else { return }
            page.textView.selectedRange = range
            page.setLink(text.isEmpty ? nil : URL(string: text.contains(":") ? text : "https://" + text))
        }
        alert.addAction(set)
        alert.preferredAction = set
        page.present(alert, animated: true)
    }
}
