import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitControls
import UIKitCollections

/// The sidebar as it is seen: a button that takes it away, and a list of the tabs, those of groups below the title of their group.
@MainActor
final class TabSidebarView: UIView {
    private unowned let tabs: UITabBarController
    private let button: UIButton
    private let title = UILabel(frame: .zero)
    private let line = UIView(frame: .zero)
    private let list: UICollectionView
    private var header: (any UIView & UIContentView)?
    private var bottomBar: UIView?
    /// The rows of each section: a group's own row is the first of its section.
    private var sections: [[UITab]] = []
    /// The groups whose tabs are not shown.
    private var closedGroups: Set<ObjectIdentifier> = []

    private static let headerHeight: CGFloat = 44
    private static let cellName = "tab"

    init(of tabs: UITabBarController) {
        self.tabs = tabs
        button = Self.makeToggle(of: tabs)
        let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .sidebar))
        list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        title.font = .preferredFont(forTextStyle: .headline)
        title.textAlignment = .natural
        line.backgroundColor = .separator
        list.backgroundColor = .clear
        list.dataSource = self
        list.delegate = self
        list.contentInsetAdjustmentBehavior = .never
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: Self.cellName)
        for view in [list, title, button, line] { addSubview(view) }
        showParts()
    }

    required init?(coder: NSCoder) { nil }

    static func makeToggle(of tabs: UITabBarController) -> UIButton {
        let made = UIButton(type: .system)
        made.setImage(UIImage(systemName: "sidebar.left"), for: .normal)
        made.accessibilityLabel = "Sidebar"
        made.addTarget(tabs, action: #selector(UITabBarController.sidebarButtonWasTapped), for: .touchUpInside)
        return made
    }

    // MARK: Content

    /// Shows what the app has above and below the list.
    func showParts() {
        let configuration = tabs.sidebar.headerContentConfiguration
        if let configuration, let header, header.supports(configuration) {
            header.configuration = configuration
        } else {
            header?.removeFromSuperview()
            header = configuration?.makeContentView()
            if let header { addSubview(header) }
        }
        if bottomBar !== tabs.sidebar.bottomBarView {
            if bottomBar?.superview === self { bottomBar?.removeFromSuperview() }
            bottomBar = tabs.sidebar.bottomBarView
            if let bottomBar { addSubview(bottomBar) }
        }
        setNeedsLayout()
    }

    func showTabs() {
        title.text = tabs.title
        var loose: [UITab] = []
        sections = []
        for tab in tabs.tabsForSidebar() where !tab.isHidden {
            guard let group = tab as? UITabGroup else {
                loose.append(tab)
                continue
            }
            if !loose.isEmpty { sections.append(loose) }
            loose = []
            sections.append([group] + (closedGroups.contains(ObjectIdentifier(group)) ? [] : group.displayOrder.filter { !$0.isHidden }))
        }
        if !loose.isEmpty { sections.append(loose) }
        list.reloadData()
        showSelection()
    }

    /// Marks the row of the selected tab; the row of its group, if that does not show its tabs.
    func showSelection() {
        for path in list.indexPathsForSelectedItems ?? [] { list.deselectItem(at: path, animated: false) }
        guard let chosen = tabs.tabChosenInSidebar else { return }
        let shown = sequence(first: chosen, next: { $0.parent }).lazy.compactMap { self.path(of: $0) }.first
        if let shown { list.selectItem(at: shown, animated: false, scrollPosition: []) }
    }

    private func path(of tab: UITab) -> IndexPath? {
        for (section, rows) in sections.enumerated() {
            if let row = rows.firstIndex(where: { $0 === tab }) { return IndexPath(row: row, section: section) }
        }
        return nil
    }

    private func toggle(_ group: UITabGroup) {
        let name = ObjectIdentifier(group)
        if closedGroups.remove(name) == nil { closedGroups.insert(name) }
        showTabs()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (top, side) = (safeAreaInsets.top, Self.headerHeight)
        let edge: CGFloat = 8
        button.frame = CGRect(x: isRightToLeft ? edge : bounds.width - side - edge, y: top, width: side, height: side)
        title.frame = CGRect(
            x: isRightToLeft ? side + 2 * edge : 2 * edge, y: top, width: max(bounds.width - side - 4 * edge, 0), height: side)
        layOutList(below: top + side)
        let width = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: isRightToLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    }

    private func layOutList(below top: CGFloat) {
        let headerHeight = header.map(fittingHeight) ?? 0
        header?.frame = CGRect(x: 0, y: top, width: bounds.width, height: headerHeight)
        let barHeight = bottomBar.map(fittingHeight) ?? 0
        let end = bottomBar == nil ? bounds.height : bounds.height - safeAreaInsets.bottom - barHeight
        bottomBar?.frame = CGRect(x: 0, y: end, width: bounds.width, height: barHeight)
        list.frame = CGRect(x: 0, y: top + headerHeight, width: bounds.width, height: max(end - top - headerHeight, 0))
        list.contentInset.bottom = bottomBar == nil ? safeAreaInsets.bottom : 0
    }

    private func fittingHeight(of view: UIView) -> CGFloat {
        let target = CGSize(width: bounds.width, height: 0)
        return view.systemLayoutSizeFitting(target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            .height
    }
}

extension TabSidebarView: UICollectionViewDataSource, UICollectionViewDelegate {
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cellName, for: indexPath)
        guard let row = cell as? UICollectionViewListCell else { return cell }
        let tab = sections[indexPath.section][indexPath.row]
        let isGroup = tab is UITabGroup && indexPath.row == 0
        var content: UIListContentConfiguration = isGroup ? .sidebarHeader() : .sidebarCell()
        content.text = tab.title
        content.secondaryText = tab.subtitle
        if !isGroup { content.image = tab.image }
        if !tab.isEnabled { content.textProperties.color = .tertiaryLabel }
        row.contentConfiguration = content
        row.accessories = accessories(of: tab, isGroup: isGroup)
        row.isUserInteractionEnabled = tab.isEnabled
        row.accessibilityIdentifier = tab.identifier
        return row
    }

    private func accessories(of tab: UITab, isGroup: Bool) -> [UICellAccessory] {
        var shown: [UICellAccessory] = []
        if let badge = tab.badgeValue { shown.append(.label(text: badge)) }
        guard isGroup else { return shown }
        let isClosed = closedGroups.contains(ObjectIdentifier(tab))
        let shape = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
        let arrow = UIImageView(image: UIImage(systemName: isClosed ? "chevron.forward" : "chevron.down", withConfiguration: shape))
        shown.append(.customView(configuration: .init(customView: arrow, placement: .trailing(displayed: .always))))
        return shown
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let tab = sections[indexPath.section][indexPath.row]
        if let group = tab as? UITabGroup, indexPath.row == 0 { toggle(group) } else { tabs.userDidChooseInSidebar(tab) }
    }

    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        guard let tab = tab(at: indexPath) else { return }
        tabs.sidebar.delegate?.tabBarController?(tabs, sidebar: tabs.sidebar, willBeginDisplaying: tab)
    }

    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        guard let tab = tab(at: indexPath) else { return }
        tabs.sidebar.delegate?.tabBarController?(tabs, sidebar: tabs.sidebar, didEndDisplaying: tab)
    }

    private func tab(at path: IndexPath) -> UITab? {
        guard sections.indices.contains(path.section), sections[path.section].indices.contains(path.row) else { return nil }
        return sections[path.section][path.row]
    }
}
