import Foundation

/// The content that is copied and pasted, within the application and between applications.
///
/// A pasteboard has items; an item is a dictionary of representations of the same thing by type. The general pasteboard is the clipboard of
/// the desktop: what has a form there goes out to other applications and comes in from them. Pasteboards of other names last as long as
/// the process.
// apple: https://developer.apple.com/documentation/uikit/uipasteboard
@preconcurrency @MainActor @objcMembers open class UIPasteboard: UIObject {
    private static let generalContent = GeneralPasteboardContent()
    private static let sharedGeneral = UIPasteboard(.general, generalContent)
    private static var named: [Name: PasteboardContent] = [:]

    private let content: PasteboardContent

    private init(_ name: Name, _ content: PasteboardContent) {
        self.name = name
        self.content = content
        super.init()
    }

    // MARK: Pasteboards

    /// The one that all applications share.
    open class var general: UIPasteboard { sharedGeneral }

    /// The pasteboard of a name; nil when there is none and `create` is false. All objects of a name have the same items.
    public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
        guard let content = Self.content(pasteboardName, create: create) else { return nil }
        self.init(pasteboardName, content)
    }

    /// A new pasteboard of a name that no other one has.
    open class func withUniqueName() -> UIPasteboard {
        let name = Name(UUID().uuidString)
        let content = PasteboardContent()
        named[name] = content
        return UIPasteboard(name, content)
    }

    /// Empties a pasteboard and forgets its name. The general one stays.
    @objc(removePasteboardWithName:)
    open class func remove(withName pasteboardName: UIPasteboard.Name) {
        guard let content = named.removeValue(forKey: pasteboardName) else { return }
        content.replace([])
        NotificationCenter.default.post(name: removedNotification, object: UIPasteboard(pasteboardName, content))
    }

    private static func content(_ name: Name, create: Bool) -> PasteboardContent? {
        if name == .general { return generalContent }
        if let known = named[name] { return known }
        guard create else { return nil }
        let content = PasteboardContent()
        named[name] = content
        return content
    }

    /// The name of the pasteboard.
    public let name: UIPasteboard.Name

    /// True if the items outlive the application. True for the general one.
    open var isPersistent: Bool { name == .general }

    /// How often the items have changed, as far as this process knows.
    open var changeCount: Int {
        _ = content.items
        return content.changeCount
    }

    // MARK: Items

    /// All items: the representations of each by type. Setting them is announced by ``changedNotification``.
    open var items: [[String: Any]] {
        get { content.items }
        set { setItems(newValue) }
    }

    /// How many items there are.
    open var numberOfItems: Int { content.items.count }

    /// Replaces the items.
    open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
        change {
            $0.replace(items, isLocal: options[.localOnly] as? Bool ?? false, expiration: options[.expirationDate] as? Date)
        }
    }

    /// Adds items after those that are there.
    open func addItems(_ items: [[String: Any]]) { change { $0.replace($0.items + items) } }

    // MARK: The first item

    /// The types of the first item.
    open var types: [String] { content.items.first?.keys.sorted() ?? [] }

    /// Returns true if the first item has one of some types.
    @objc(containsPasteboardTypes:)
    open func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { content.items.first?[$0] != nil } }

    /// The first item as bytes; nil when it does not have the type.
    @objc(dataForPasteboardType:)
    open func data(forPasteboardType pasteboardType: String) -> Data? { value(pasteboardType, of: content.items.first)?.data }

    /// The first item as an object; nil when it does not have the type.
    @objc(valueForPasteboardType:)
    open func value(forPasteboardType pasteboardType: String) -> Any? { value(pasteboardType, of: content.items.first)?.object }

    /// Makes a value of a type the only item.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

    /// Makes bytes of a type the only item.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    // MARK: Some items

    // A set of nil means all items. Items that are not there do not count.

    /// The types of each of some items.
    @objc(pasteboardTypesForItemSet:)
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map { $0.keys.sorted() } }

    /// Returns true if each of some items has one of some types.
    @objc(containsPasteboardTypes:inItemSet:)
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let items = chosen(itemSet)
        return !items.isEmpty && items.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
    }

    /// Which items have one of some types; nil when none has.
    @objc(itemSetWithPasteboardTypes:)
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let items = content.items
        let found = items.indices.filter { index in pasteboardTypes.contains { items[index][$0] != nil } }
        return found.isEmpty ? nil : IndexSet(found)
    }

    /// Some items as objects, those that have the type; nil when none has.
    @objc(valuesForPasteboardType:inItemSet:)
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        let values = chosen(itemSet).compactMap { value(pasteboardType, of: $0)?.object }
        return values.isEmpty ? nil : values
    }

    /// Some items as bytes, those that have the type; nil when none has.
    @objc(dataForPasteboardType:inItemSet:)
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        let values = chosen(itemSet).compactMap { value(pasteboardType, of: $0)?.data }
        return values.isEmpty ? nil : values
    }

    // MARK: Private

    private func value(_ type: String, of item: [String: Any]?) -> PasteboardValue? {
        item.flatMap { PasteboardValue(of: $0, in: [type]) }
    }

    private func chosen(_ itemSet: IndexSet?) -> [[String: Any]] {
        let items = content.items
        guard let itemSet else { return items }
        return itemSet.filter { items.indices.contains($0) }.map { items[$0] }
    }

    private func change(_ body: (PasteboardContent) -> Void) {
        let before = content.allTypes
        body(content)
        announceChange(since: before)
    }

    private func announceChange(since before: [String]) {
        let after = content.storedTypes
        NotificationCenter.default.post(
            name: Self.changedNotification, object: self,
            userInfo: [
                Self.changedTypesAddedUserInfoKey: after.filter { !before.contains($0) },
                Self.changedTypesRemovedUserInfoKey: before.filter { !after.contains($0) },
            ])
    }
}

extension UIPasteboard: ClipboardObserving {
    /// Notices what another application has copied: now, or when it has come.
    package static func noticeForeignChange() {
        let (count, before) = (generalContent.changeCount, generalContent.storedTypes)
        generalContent.lateItemsObserver = { general.announceChange(since: $0) }
        generalContent.refresh()
        if generalContent.changeCount != count { general.announceChange(since: before) }
    }
}
