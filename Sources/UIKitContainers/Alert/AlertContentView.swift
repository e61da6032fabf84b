import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The view of an alert controller: its groups, as they belong to the form in which it is shown.
final class AlertContentView: UIView {
    private unowned let alert: UIAlertController
    private var groups: [AlertGroup] = []
    /// Made with the first field, and kept while texts and buttons change.
    private var fields: AlertFields?
    private var isOutOfDate = true

    /// How the alert is shown. Default: in the middle.
    var form = AlertForm.alert { didSet { if form != oldValue { contentDidChange() } } }

    init(_ alert: UIAlertController) {
        self.alert = alert
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// Title, message or buttons are others now.
    func contentDidChange() {
        isOutOfDate = true
        setNeedsLayout()
    }

    /// The size with all that there is to show.
    func naturalSize(width: CGFloat) -> CGSize {
        update()
        let heights = groups.map { $0.height(forWidth: width) }
        return CGSize(width: width, height: heights.reduce(0, +) + CGFloat(max(groups.count - 1, 0)) * AlertTheme.sheetInset)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        update()
        // Excess height is taken from the first group; a cancel button stays whole.
        var bottom = bounds.maxY
        for (index, group) in groups.enumerated().reversed() {
            let height = index == 0 ? bottom : min(group.height(forWidth: bounds.width), bottom)
            group.frame = CGRect(x: 0, y: bottom - height, width: bounds.width, height: height)
            bottom = max(bottom - height - AlertTheme.sheetInset, 0)
        }
    }

    // MARK: Making the groups

    private func update() {
        guard isOutOfDate else { return }
        isOutOfDate = false
        let former = groups
        addMissingFields()
        groups = makeGroups()
        for group in groups {
            addSubview(group)
            group.takeFields()
        }
        for group in former { group.removeFromSuperview() }
        for (index, button) in allButtons.enumerated() { button.tag = index + 1 }
    }

    private func addMissingFields() {
        let all = alert.textFields ?? []
        guard !all.isEmpty else { return }
        let fields = fields ?? AlertFields(theme: .alert)
        for field in all.dropFirst(fields.fields.count) { fields.add(field) }
        self.fields = fields
    }

    /// The buttons in the order in which they were added.
    private var allButtons: [AlertButton] { alert.actions.compactMap(\.button) }

    private func makeGroups() -> [AlertGroup] {
        let theme = form == .alert ? AlertTheme.alert : .sheet
        let header = AlertHeader(alert, fields: fields, theme: theme)
        let others = alert.actions.filter { $0.style != .cancel }
        let cancel = alert.actions.filter { $0.style == .cancel }
        switch form {
        case .alert:
            return [
                AlertGroup(header: header, buttons: (others + cancel).map { makeButton($0, theme) }, theme: theme, background: makeGlass())
            ]
        case .popover:
            return [AlertGroup(header: header, buttons: others.map { makeButton($0, theme) }, theme: theme, background: nil)]
        case .sheet:
            var groups: [AlertGroup] = []
            if header != nil || !others.isEmpty {
                let buttons = others.map { makeButton($0, theme) }
                groups.append(AlertGroup(header: header, buttons: buttons, theme: theme, background: makeGlass()))
            }
            if !cancel.isEmpty {
                let background = UIView(frame: .zero)
                background.backgroundColor = AlertTheme.cancelBackground
                groups.append(AlertGroup(header: nil, buttons: cancel.map { makeButton($0, theme) }, theme: theme, background: background))
            }
            return groups
        }
    }

    private func makeButton(_ action: UIAlertAction, _ theme: AlertTheme) -> AlertButton {
        AlertButton(action, isBold: alert.isBold(action), theme: theme) { [unowned alert] in alert.choose($0) }
    }

    private func makeGlass() -> UIView { UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)) }

    override var spokenRole: SpokenRole? { form == .alert ? .alert : .sheet }
}
