import UIKit

/// One note, which is written as it is read.
final class NoteController: UIViewController {
    let store: NoteStore
    let number: Int
    let textView = UITextView()
    /// A word that is selected when the page opens: what was searched for.
    var wanted: String?
    private let writes: Bool
    private lazy var bar = WritingBar(of: self)

    /// - Parameter writes: whether the keyboard comes at once.
    init(store: NoteStore, number: Int, writes: Bool) {
        (self.store, self.number, self.writes) = (store, number, writes)
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpTextView()
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.topAnchor),
            textView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(
                title: "Find", image: UIImage(systemName: "magnifyingglass"),
                primaryAction: UIAction { [weak self] _ in self?.find() })
        ]
    }

    private func setUpTextView() {
        textView.translatesAutoresizingMaskIntoConstraints = false
        textView.delegate = self
        textView.alwaysBounceVertical = true
        textView.keyboardDismissMode = .interactive
        textView.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 24, right: 12)
        textView.isFindInteractionEnabled = true
        textView.accessibilityIdentifier = "text"
        textView.inputAccessoryView = bar
        view.addSubview(textView)
    }

    private var isShown = false

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !isShown else { return }
        isShown = true
        show()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if writes { textView.becomeFirstResponder() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        let isEmpty = textView.text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
        if isMovingFromParent && isEmpty { store.remove(number) }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard isShown, traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory else { return }
        let selection = textView.selectedRange
        show()
        // What was changed before was changed in another text.
        textView.undoManager?.removeAllActions(withTarget: self)
        textView.selectedRange = selection
    }

    // MARK: Showing

    var pictureWidth: CGFloat {
        max(textView.bounds.width - textView.textContainerInset.left - textView.textContainerInset.right - 10, 50)
    }

    private func show() {
        guard let note = store.note(number) else { return }
        textView.attributedText = note.text.attributed(pictures: store.picture, width: pictureWidth)
        textView.linkTextAttributes = [.foregroundColor: UIColor.systemOrange, .underlineStyle: NSUnderlineStyle.single.rawValue]
        if textView.text.isEmpty { textView.typingAttributes = NoteText.attributes(.title, []) }
        if let word = wanted, let range = textView.text.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) {
            textView.scrollRangeToVisible(NSRange(range, in: textView.text))
        } else {
            textView.selectedRange = NSRange(location: 0, length: 0)
        }
        textDidChange()
    }

    /// The text is another one: it is kept, and its words are counted.
    func textDidChange() {
        store.setText(NoteText(textView.attributedText), of: number)
        bar.update(words: textView.text.split { !$0.isLetter && !$0.isNumber }.count)
    }

    func find() { textView.findInteraction?.presentFindNavigator(showingReplace: true) }
}

// MARK: - Writing

extension NoteController: UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) { textDidChange() }

    func textViewDidChangeSelection(_ textView: UITextView) { bar.updateButtons() }

    func textViewDidBeginEditing(_ textView: UITextView) {
        navigationItem.rightBarButtonItems?.insert(
            UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak textView] _ in textView?.resignFirstResponder() }), at: 0)
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        if navigationItem.rightBarButtonItems?.count == 2 { navigationItem.rightBarButtonItems?.removeFirst() }
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        text != "\n" || !breakLine(at: range)
    }
}
