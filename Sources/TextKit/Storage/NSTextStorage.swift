public import Foundation

/// The text of a document, which tells the layout managers that show it what has changed.
///
/// It may be used as it is, or be the base of a class of its own: that overrides ``string``, ``attributes(at:effectiveRange:)``,
/// ``replaceCharacters(in:with:)`` with a string, and ``setAttributes(_:range:)``, keeps the text itself, and reports each change by
/// ``edited(_:range:changeInLength:)``. All else works by these four (TX-01).
///
/// The storage's own text takes a few microseconds for a change, whatever its length, and frees attributes that nothing has any more.
// apple: https://developer.apple.com/documentation/uikit/nstextstorage
open class NSTextStorage: NSMutableAttributedString {
    /// The kind of change.
    // apple: https://developer.apple.com/documentation/uikit/nstextstorage/editactions
    public struct EditActions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// Posted where the delegate is notified of the same; the object is the storage.
    public static let willProcessEditingNotification = NSNotification.Name("NSTextStorageWillProcessEditingNotification")
    /// Posted where the delegate is notified of the same; the object is the storage.
    public static let didProcessEditingNotification = NSNotification.Name("NSTextStorageDidProcessEditingNotification")

    let store = TextStore()
    var edits = PendingEdit()
    var managers: [NSLayoutManager] = []
    var contentObservers: [any TextStorageObserver] = []
    /// The text of a subclass that keeps it itself, since the last edit.
    var foreignString: String?
    var isChangingMutableString = false

    /// Hears of changes before and after attributes are put right.
    open weak var delegate: (any NSTextStorageDelegate)?

    // MARK: Creating

    /// An empty storage.
    public init() { super.init(string: "") }

    public override init(string str: String) {
        super.init(string: "")
        take(str, nil)
    }

    public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: "")
        take(str, attrs)
    }

    public override init(attributedString attrStr: NSAttributedString) {
        super.init(string: "")
        take(attrStr)
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(string: "")
        guard let text = NSAttributedString(coder: aDecoder) else { return nil }
        take(text)
    }

    // MARK: Layout managers

    /// Those that show the text, in the order in which they were added.
    open var layoutManagers: [NSLayoutManager] { managers }

    /// Lets a layout manager show the text; it is kept until it is removed (TX-15).
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.storage?.removeLayoutManager(aLayoutManager)
        managers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    /// Ends what ``addLayoutManager(_:)`` began. Does nothing for one that is not there.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard let index = managers.firstIndex(where: { $0 === aLayoutManager }) else { return }
        managers.remove(at: index)
        aLayoutManager.textStorage = nil
    }

    // MARK: What changed

    /// The kinds of changes since the last processing.
    open var editedMask: EditActions { edits.mask }

    /// Where the changes since the last processing are, in the text as it is now; {NSNotFound, 0} without any.
    open var editedRange: NSRange { edits.range }

    /// By how much the changes since the last processing made the text longer.
    open var changeInLength: Int { edits.delta }

    /// Notes a change, and processes it at once unless changes are being gathered.
    ///
    /// - Parameters:
    ///   - editedRange: The range before the change.
    ///   - delta: How much longer the text has become. The storage trusts it.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        foreignString = nil
        edits.add(editedMask, editedRange, delta)
        if edits.depth == 0 { startProcessing() }
    }

    /// Tells everybody of the gathered changes: the delegate and observers, then, with attributes put right, both again, then the layout
    /// managers.
    ///
    /// Override it to style what was changed, before calling super.
    open func processEditing() { processGatheredEdits() }

    // MARK: Attributes

    /// True if attributes need not be right before somebody asks for them. True for storages that keep their text themselves, false for
    /// those of an app's own class (TX-16).
    open var fixesAttributesLazily: Bool { isOfOwnStore }

    /// Says that attributes of a range may be wrong, and puts them right. Called for what was changed, between the two calls of the
    /// delegate.
    open func invalidateAttributes(in range: NSRange) { fixAttributes(in: range) }

    /// Called before attributes of a range are needed that may be wrong. Here they never are outside processing.
    open func ensureAttributesAreFixed(in range: NSRange) {
        if edits.depth > 0 { fixAttributes(in: range) }
    }

    /// Puts attributes right that contradict the text: every paragraph gets the style of its first character throughout, and attachments
    /// stay at their own characters only.
    open func fixAttributes(in range: NSRange) {
        fixParagraphStyleAttribute(in: range)
        fixAttachmentAttribute(in: range)
    }

    /// Gives each paragraph of a range the style of its first character.
    open func fixParagraphStyleAttribute(in range: NSRange) { fixParagraphStyles(in: range) }

    /// Takes attachments off all characters but U+FFFC.
    open func fixAttachmentAttribute(in range: NSRange) { fixAttachments(in: range) }

    // MARK: The four that subclasses override

    open override var string: String { store.string }

    open override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        checkAttributeIndex(location)
        let (set, reach) = store.attributes(at: location)
        range?.pointee = NSRange(reach)
        return set.values
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        checkRange(range, "replaceCharactersInRange:withString:")
        let added = str.utf16.count
        if range.length == 0 && added == 0 { return }
        store.replace(Range(range) ?? 0..<0, with: str)
        edited(.editedCharacters, range: range, changeInLength: added - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        checkAttributeRange(range)
        if range.length == 0 { return }
        store.setAttributes(attrs ?? [:], in: Range(range) ?? 0..<0)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // MARK: The others, by these four

    open override var length: Int { isOfOwnStore ? store.length : contents.utf16.count }

    open override var mutableString: NSMutableString { StorageString(self) }

    open override func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }

    open override func attributes(at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange)
        -> [NSAttributedString.Key: Any]
    {
        let values = attributes(at: location, effectiveRange: nil)
        range?.pointee = reach(around: location, in: rangeLimit) { AttributeValue.areEqual($0, values) }
        return values
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> Any? {
        let value = attributes(at: location, effectiveRange: nil)[attrName]
        range?.pointee = reach(around: location, in: rangeLimit) { AttributeValue.areEqual($0[attrName], value) }
        return value
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        checkRange(range, "attributedSubstringFromRange:")
        return plainCopy(of: range)
    }

    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        checkRange(enumerationRange, "enumerateAttributesInRange:options:usingBlock:")
        let isShort = opts.contains(.longestEffectiveRangeNotRequired)
        var values: [NSAttributedString.Key: Any] = [:]
        enumerateRuns(in: enumerationRange, isReversed: opts.contains(.reverse)) { location, limit in
            var range = NSRange()
            values =
                isShort
                ? attributes(at: location, effectiveRange: &range) : attributes(at: location, longestEffectiveRange: &range, in: limit)
            return range
        } body: {
            block(values, $0, $1)
        }
    }

    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        checkRange(enumerationRange, "enumerateAttribute:inRange:options:usingBlock:")
        let isShort = opts.contains(.longestEffectiveRangeNotRequired)
        var value: Any?
        enumerateRuns(in: enumerationRange, isReversed: opts.contains(.reverse)) { location, limit in
            var range = NSRange()
            value =
                isShort
                ? attribute(attrName, at: location, effectiveRange: &range)
                : attribute(attrName, at: location, longestEffectiveRange: &range, in: limit)
            return range
        } body: {
            block(value, $0, $1)
        }
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { _, new in new } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        let text = attrString.string
        beginEditing()
        replaceCharacters(in: range, with: text)
        attrString.forEachRun { attributes, run in
            setAttributes(attributes, range: NSRange(location: range.location + run.location, length: run.length))
        }
        endEditing()
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
    }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    /// Gathers changes until as many ``endEditing()`` have followed.
    open override func beginEditing() { edits.depth += 1 }

    /// Processes what was gathered, if this ends the outermost ``beginEditing()`` and anything was changed.
    open override func endEditing() {
        guard edits.depth > 0 else { return }
        edits.depth -= 1
        if edits.depth == 0, !edits.mask.isEmpty { startProcessing() }
    }

    // MARK: Copying and comparing

    open override func copy(with zone: NSZone? = nil) -> Any { plainCopy(of: NSRange(location: 0, length: length)) }

    open override func mutableCopy(with zone: NSZone? = nil) -> Any { plainCopy(of: NSRange(location: 0, length: length)) }

    open override func isEqual(to other: NSAttributedString) -> Bool { isEqualText(other) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSAttributedString).map { isEqualText($0) } ?? false }

    open override var hash: Int { length }
}
