import Foundation
@_spi(ForasteroInternal) import UIKitCore

@MainActor
protocol FindPanelDelegate: AnyObject {
    func panelDidType(search: String)
    func panelDidType(replacement: String)
    func panelMoves(_ direction: UITextStorageDirection)
    func panelReplaces(all: Bool)
    func panelIsDone()
    func panelMenu() -> UIMenu?
    func panelResults() -> FindPanel.Results
    func panelHeightDidChange()
}

/// Where a person types what is to be found, goes from one match to the next, and replaces matches.
final class FindPanel: UIView, UITextFieldDelegate {
    /// The results of a search.
    struct Results: Equatable {
        var count = 0
        var text = ""
        var canReplace = false
        var canReplaceAll = false
    }

    weak var delegate: (any FindPanelDelegate)?
    /// Who comes behind the panel in the chain where it is in the window.
    weak var followingResponder: UIResponder?
    private let theme: FindPanelTheme
    private let ground = UIView(frame: .zero)
    private let line = UIView(frame: .zero)
    private(set) lazy var searchField = makeField("Find", label: "Find", returnKey: .search)
    private(set) lazy var replacementField = makeField("Replace", label: "Replace with", returnKey: .done)
    private let count = UILabel(frame: .zero)
    private lazy var precedingButton = makeButton(symbol: "chevron.up", name: "Find previous") { $0.panelMoves(.backward) }
    private lazy var followingButton = makeButton(symbol: "chevron.down", name: "Find next") { $0.panelMoves(.forward) }
    private lazy var done = makeButton(title: "Done", isBold: true, name: "Done") { $0.panelIsDone() }
    private lazy var replace = makeButton(title: "Replace", name: "Replace") { $0.panelReplaces(all: false) }
    private lazy var replaceAll = makeButton(title: "All", name: "Replace all") { $0.panelReplaces(all: true) }
    private var results = Results()

    init(theme: FindPanelTheme) {
        self.theme = theme
        super.init(frame: .zero)
        autoresizingMask = .flexibleHeight
        accessibilityIdentifier = "FindPanel"
        ground.backgroundColor = theme.ground
        line.backgroundColor = .separator
        count.font = .systemFont(ofSize: theme.countFontSize)
        count.textColor = .secondaryLabel
        count.accessibilityIdentifier = "FindCount"
        addMenu()
        let rows = [searchField, precedingButton, followingButton, done, replacementField, replace, replaceAll]
        for part in [ground, line] + rows { addSubview(part) }
        searchField.rightView = count
        update()
    }

    required init?(coder: NSCoder) { nil }

    private func addMenu() {
        let options = FindBarButton(symbol: "magnifyingglass", theme: theme) {}
        options.accessibilityLabel = "Find options"
        options.tintColor = .secondaryLabel
        options.bounds.size = theme.optionsSize
        options.menu = { [weak self] in self?.delegate?.panelMenu() }
        searchField.leftView = options
        let pencil = UIImageView(image: UIImage(systemName: "pencil"))
        pencil.contentMode = .center
        pencil.tintColor = .secondaryLabel
        pencil.bounds.size = CGSize(width: 20, height: 20)
        replacementField.leftView = pencil
    }

    private func makeField(_ placeholder: String, label: String, returnKey: UIReturnKeyType) -> UISearchTextField {
        let field = UISearchTextField(frame: .zero)
        field.placeholder = placeholder
        field.accessibilityLabel = label
        field.delegate = self
        field.clearButtonMode = .never
        field.rightViewMode = .always
        field.returnKeyType = returnKey
        (field.smartQuotesType, field.smartDashesType, field.smartInsertDeleteType) = (.no, .no, .no)
        field.spellCheckingType = .no
        field.addTarget(self, action: #selector(typed(_:)), for: .editingChanged)
        return field
    }

    private func makeButton(
        title: String? = nil, symbol: String? = nil, isBold: Bool = false, name: String,
        _ perform: @escaping (any FindPanelDelegate) -> Void
    ) -> FindBarButton {
        let button = FindBarButton(title: title, symbol: symbol, isBold: isBold, theme: theme) { [weak self] in
            if let delegate = self?.delegate { perform(delegate) }
        }
        button.accessibilityLabel = name
        return button
    }

    // MARK: What is shown

    var showsReplacement = false {
        didSet {
            guard showsReplacement != oldValue else { return }
            update()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            delegate?.panelHeightDidChange()
        }
    }

    func show(search: String, replacement: String) {
        if searchField.text != search { searchField.text = search }
        if replacementField.text != replacement { replacementField.text = replacement }
    }

    /// There may be more of them each moment: they are shown when the panel is laid out.
    func resultsDidChange() { setNeedsLayout() }

    private func updateResults() {
        guard let results = delegate?.panelResults(), results != self.results else { return }
        self.results = results
        update()
    }

    private func update() {
        for part in [replacementField, replace, replaceAll] as [UIView] { part.isHidden = !showsReplacement }
        count.text = searchField.text?.isEmpty == false ? results.text : ""
        count.bounds.size = count.intrinsicContentSize
        count.bounds.size.width += theme.gap
        (precedingButton.isEnabled, followingButton.isEnabled) = (results.count > 0, results.count > 0)
        (replace.isEnabled, replaceAll.isEnabled) = (results.canReplace, results.canReplaceAll)
        searchField.setNeedsLayout()
    }

    /// All of the field is selected, so that what is typed takes its place.
    func focus() {
        searchField.becomeFirstResponder()
        searchField.selectAll(nil)
    }

    var holdsFirstResponder: Bool { searchField.isFirstResponder || replacementField.isFirstResponder }

    // MARK: Layout

    override var intrinsicContentSize: CGSize {
        let rows: CGFloat = showsReplacement ? 2 : 1
        return CGSize(width: UIView.noIntrinsicMetric, height: rows * (theme.rowHeight + theme.margin) + theme.margin)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        updateResults()
        // The strip below, such as that of the home indicator, has the same background.
        ground.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + (chainStandsAbove ? 0 : safeAreaReach))
        line.frame = CGRect(x: 0, y: chainStandsAbove ? bounds.height - theme.lineHeight : 0, width: bounds.width, height: theme.lineHeight)
        let left = theme.margin + safeAreaInsets.left
        let right = bounds.width - safeAreaInsets.right
        let arrows = place([done, followingButton, precedingButton], from: right, top: theme.margin)
        let width = min(arrows - left - theme.gap, theme.widestField)
        let start = arrows - theme.gap - width
        searchField.frame = CGRect(x: start, y: theme.margin, width: max(width, 0), height: theme.rowHeight)
        let second = 2 * theme.margin + theme.rowHeight
        let buttons = place([replaceAll, replace], from: right, top: second)
        let end = min(buttons - theme.gap, searchField.frame.maxX)
        replacementField.frame = CGRect(x: start, y: second, width: max(end - start, 0), height: theme.rowHeight)
        if end < buttons - theme.gap { _ = place([replaceAll, replace].reversed(), after: end + theme.gap, top: second) }
    }

    /// True if the panel is at the upper edge of the view.
    private var chainStandsAbove: Bool { superview is UIWindow }
    private var safeAreaReach: CGFloat { window?.safeAreaInsets.bottom ?? 0 }

    /// Puts buttons beside each other from the right to the left; says where the last one begins.
    private func place(_ buttons: [FindBarButton], from right: CGFloat, top: CGFloat) -> CGFloat {
        buttons.reduce(right) { edge, button in
            let width = button.intrinsicContentSize.width
            button.frame = CGRect(x: edge - width, y: top, width: width, height: theme.rowHeight)
            return edge - width
        }
    }

    private func place(_ buttons: [FindBarButton], after left: CGFloat, top: CGFloat) -> CGFloat {
        buttons.reduce(left) { edge, button in
            let width = button.intrinsicContentSize.width
            button.frame = CGRect(x: edge, y: top, width: width, height: theme.rowHeight)
            return edge + width
        }
    }

    func appear() {
        alpha = 0
        UIView.animate(withDuration: theme.fade) { self.alpha = 1 }
    }

    func disappear() {
        isUserInteractionEnabled = false
        UIView.animate(withDuration: theme.fade) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    // MARK: Typing

    override var next: UIResponder? { superview is UIWindow ? followingResponder : super.next }

    @objc private func typed(_ field: UITextField) {
        if field === searchField {
            delegate?.panelDidType(search: field.text ?? "")
            update()
        } else {
            delegate?.panelDidType(replacement: field.text ?? "")
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === searchField { delegate?.panelMoves(.forward) } else { delegate?.panelReplaces(all: false) }
        return false
    }

    override var keyCommands: [UIKeyCommand]? {
        let commands = [
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(endByKey)),
            UIKeyCommand(input: "\r", modifierFlags: .shift, action: #selector(goBackByKey)),
            UIKeyCommand(input: "\t", modifierFlags: [], action: #selector(changeField)),
            UIKeyCommand(input: "\t", modifierFlags: .shift, action: #selector(changeField)),
        ]
        for command in commands { command.wantsPriorityOverSystemBehavior = true }
        return commands
    }

    @objc private func endByKey() { delegate?.panelIsDone() }
    @objc private func goBackByKey() { delegate?.panelMoves(.backward) }
    @objc private func changeField() {
        let other = searchField.isFirstResponder && showsReplacement ? replacementField : searchField
        other.becomeFirstResponder()
    }
}

extension FindPanel.Results {
    @MainActor
    init(_ session: UIFindSession) {
        count = session.resultCount
        canReplace = session.supportsReplacement && session.allowsReplacementForCurrentlyHighlightedResult
        canReplaceAll = session.supportsReplacement && count > 0
        switch session.searchResultDisplayStyle {
        case .none: text = ""
        case .total: text = Self.total(count)
        case .currentAndTotal:
            let index = session.highlightedResultIndex
            text = index == NSNotFound || count == 0 ? Self.total(count) : "\(index + 1) of \(count)"
        }
    }

    private static func total(_ count: Int) -> String {
        count == 0 ? "No results" : count == 1 ? "1 result" : "\(count) results"
    }
}
