import Foundation

// Values of the usual kinds. Reading gives the first item, or all items of the kind; setting makes the values the only items, and nil empties
// the pasteboard.
extension UIPasteboard {
    // MARK: Text

    /// The text of the first item; nil if it has none.
    @objc open var string: String? {
        get { first(PasteboardValue.stringTypes)?.string }
        set { replace(newValue.map { [$0] }) }
    }

    /// The texts of all items that have one; nil for none.
    @objc open var strings: [String]? {
        get { all(PasteboardValue.stringTypes) { $0.string } }
        set { replace(newValue) }
    }

    /// True if any item has a text.
    @objc open var hasStrings: Bool { has(PasteboardValue.stringTypes) }

    // MARK: Addresses

    /// The address of the first item; nil if it has none.
    @objc(URL) open var url: URL? {
        get { first(PasteboardValue.urlTypes)?.url }
        set { replace(newValue.map { [$0] }) }
    }

    /// The addresses of all items that have one; nil for none.
    @objc(URLs) open var urls: [URL]? {
        get { all(PasteboardValue.urlTypes) { $0.url } }
        set { replace(newValue) }
    }

    /// True if any item has an address.
    @objc open var hasURLs: Bool { has(PasteboardValue.urlTypes) }

    // MARK: Pictures

    /// The picture of the first item; nil if it has none.
    @objc open var image: UIImage? {
        get { first(PasteboardValue.imageTypes)?.image }
        set { replace(newValue.map { [$0] }) }
    }

    /// The pictures of all items that have one; nil for none.
    @objc open var images: [UIImage]? {
        get { all(PasteboardValue.imageTypes) { $0.image } }
        set { replace(newValue) }
    }

    /// True if any item has a picture.
    @objc open var hasImages: Bool { has(PasteboardValue.imageTypes) }

    // MARK: Colours

    /// The colour of the first item; nil if it has none.
    @objc open var color: UIColor? {
        get { first(PasteboardValue.colorTypes)?.color }
        set { replace(newValue.map { [$0] }) }
    }

    /// The colours of all items that have one; nil for none.
    @objc open var colors: [UIColor]? {
        get { all(PasteboardValue.colorTypes) { $0.color } }
        set { replace(newValue) }
    }

    /// True if any item has a colour.
    @objc open var hasColors: Bool { has(PasteboardValue.colorTypes) }

    // MARK: Private

    private func first(_ types: [String]) -> PasteboardValue? { items.first.flatMap { PasteboardValue(of: $0, in: types) } }

    private func all<Value>(_ types: [String], _ value: (PasteboardValue) -> Value?) -> [Value]? {
        let values = items.compactMap { PasteboardValue(of: $0, in: types).flatMap(value) }
        return values.isEmpty ? nil : values
    }

    private func has(_ types: [String]) -> Bool { items.contains { PasteboardValue(of: $0, in: types) != nil } }

    private func replace(_ values: [Any]?) { items = (values ?? []).compactMap { PasteboardValue.item(for: $0) } }
}
