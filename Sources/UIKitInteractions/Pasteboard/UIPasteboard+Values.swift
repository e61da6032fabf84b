import Foundation

// Values of the usual kinds. Reading gives the first item, or all items of the kind; setting makes the values the only items, and nil empties
// the pasteboard.
extension UIPasteboard {
    // MARK: Text

    @objc open var string: String? {
        get { first(PasteboardValue.stringTypes)?.string }
        set { replace(newValue.map { [$0] }) }
    }

    @objc open var strings: [String]? {
        get { all(PasteboardValue.stringTypes) { $0.string } }
        set { replace(newValue) }
    }

    @objc open var hasStrings: Bool { has(PasteboardValue.stringTypes) }

    // MARK: Addresses

    @objc(URL) open var url: URL? {
        get { first(PasteboardValue.urlTypes)?.url }
        set { replace(newValue.map { [$0] }) }
    }

    @objc(URLs) open var urls: [URL]? {
        get { all(PasteboardValue.urlTypes) { $0.url } }
        set { replace(newValue) }
    }

    @objc open var hasURLs: Bool { has(PasteboardValue.urlTypes) }

    // MARK: Pictures

    @objc open var image: UIImage? {
        get { first(PasteboardValue.imageTypes)?.image }
        set { replace(newValue.map { [$0] }) }
    }

    @objc open var images: [UIImage]? {
        get { all(PasteboardValue.imageTypes) { $0.image } }
        set { replace(newValue) }
    }

    @objc open var hasImages: Bool { has(PasteboardValue.imageTypes) }

    // MARK: Colours

    @objc open var color: UIColor? {
        get { first(PasteboardValue.colorTypes)?.color }
        set { replace(newValue.map { [$0] }) }
    }

    @objc open var colors: [UIColor]? {
        get { all(PasteboardValue.colorTypes) { $0.color } }
        set { replace(newValue) }
    }

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
