public import Foundation

/// Makes a picture by its inputs, which have names.
// apple: https://developer.apple.com/documentation/coreimage/cifilter
open class CIFilter: NSObject, @unchecked Sendable {
    private let kind: FilterKind?
    private var values: [String: Any] = [:]

    /// A filter by its name, with what its inputs are unless they are set; nil for a name that is not known (MO-162).
    public init?(name: String) {
        guard let kind = FilterKind.named(name) else { return nil }
        self.kind = kind
        self.name = name
        super.init()
        setDefaults()
    }

    /// A filter with some of its inputs.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// For filters of an app's own, which answer with an ``outputImage`` of theirs.
    public override init() {
        kind = nil
        name = ""
        super.init()
    }

    /// The name that the filter was made by.
    open var name: String
    /// The names of the inputs.
    open var inputKeys: [String] { (kind?.inputs.map(\.key) ?? []) }
    /// The names of the outputs: always ``kCIOutputImageKey`` alone.
    open var outputKeys: [String] { [kCIOutputImageKey] }
    /// The attributes of the filter: its name, and its inputs' defaults.
    open var attributes: [String: Any] {
        var result: [String: Any] = ["CIAttributeFilterName": name]
        for input in kind?.inputs ?? [] { result[input.key] = input.standard.map { ["CIAttributeDefault": $0] } ?? [:] }
        return result
    }

    /// Sets all inputs but pictures to what they are at first.
    open func setDefaults() { for input in kind?.inputs ?? [] { values[input.key] = input.standard } }

    /// The picture, not computed yet; nil as long as a picture that it needs is missing.
    open var outputImage: CIImage? { kind?.make(FilterInputs(values)) }

    /// Sets an input.
    /// - Precondition: the filter has one of this name.
    open func setValue(_ value: Any?, forKey key: String) {
        precondition(
            kind == nil || inputKeys.contains(key),
            "[<\(name)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key). It has \(inputKeys).")
        values[key] = value
    }

    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

    /// The names of all filters of a category, or of any for nil.
    open class func filterNames(inCategory category: String?) -> [String] { filterNames(inCategories: category.map { [$0] }) }
    /// The names of all filters that belong to each of some categories, or of any for nil.
    // apple: https://developer.apple.com/documentation/coreimage/cifilter/filternames(incategories:)
    open class func filterNames(inCategories categories: [String]?) -> [String] {
        FilterKind.all.filter { kind in (categories ?? []).allSatisfy { kind.value.categories.contains($0) } }.keys.sorted()
    }
}
