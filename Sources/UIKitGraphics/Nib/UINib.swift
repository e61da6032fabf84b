public import Foundation

/// A file of Interface Builder, read once, from which objects are made as often as wanted.
///
/// A class that is not known degrades to the nearest known superclass, with one warning on standard error.
// apple: https://developer.apple.com/documentation/uikit/uinib
@preconcurrency @MainActor @objcMembers open class UINib: UIObject {
    private let contents: any NibContents

    @nonobjc package init(_ contents: any NibContents) {
        self.contents = contents
        super.init()
    }

    /// The nib of a name without ending; nil stands for the app's bundle. Nothing is read yet.
    @objc(nibWithNibName:bundle:)
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        contents = NibReaders.reader.contents(named: name, bundle: bundleOrNil)
        super.init()
    }

    /// A nib from the contents of a file.
    @objc(nibWithData:bundle:)
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        contents = NibReaders.reader.contents(of: data, bundle: bundleOrNil)
        super.init()
    }

    /// Makes the objects, connects them, sets what is set by key path, and sends ``UIObject/awakeFromNib()`` to each.
    ///
    /// - Parameters:
    ///   - ownerOrNil: the object of the placeholder File's Owner; without it connections from and to the owner are left out.
    ///   - optionsOrNil: ``OptionsKey/externalObjects``.
    /// - Returns: the objects at the top of the document, in its order, without the placeholders. They live until the turn of the run
    ///   loop ends, and longer if somebody keeps them. Empty for a file that cannot be read, which standard error says.
    /// - Precondition: there is a file of that name.
    @objc(instantiateWithOwner:options:)
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        let externals = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        return contents.makeObjects(owner: ownerOrNil.map { $0 as AnyObject }, externals: externals.mapValues { $0 as AnyObject })
    }
}

extension UINib {
    /// A key of the options of ``instantiate(withOwner:options:)``.
    // apple: https://developer.apple.com/documentation/uikit/uinib/optionskey
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A dictionary of the objects that stand for the document's external placeholders, by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}
