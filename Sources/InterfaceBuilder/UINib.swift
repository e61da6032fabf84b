import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A file of Interface Builder, read once, from which objects are made as often as wanted.
///
/// What is not known in the file degrades to the nearest known superclass, with one warning on standard error.
// apple: https://developer.apple.com/documentation/uikit/uinib
@preconcurrency @MainActor @objcMembers open class UINib: UIObject {
    private enum Origin {
        case file(name: String)
        case data(Data)
        case document(LoweredDocument)
    }
    private let origin: Origin
    private let bundle: Bundle?
    /// What the file says, once it has been read; nil inside if it cannot be.
    private var prepared: PreparedNib??

    private init(_ origin: Origin, bundle: Bundle?) {
        self.origin = origin
        self.bundle = bundle
        super.init()
    }

    /// The nib of a name without ending; nil stands for the app's bundle. Nothing is read yet.
    @objc(nibWithNibName:bundle:)
    public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) { self.init(.file(name: name), bundle: bundleOrNil) }

    /// A nib from the contents of a file.
    @objc(nibWithData:bundle:)
    public convenience init(data: Data, bundle bundleOrNil: Bundle?) { self.init(.data(data), bundle: bundleOrNil) }

    /// A nib that stood inside another one.
    @nonobjc convenience init(_ document: LoweredDocument, bundle: Bundle?) { self.init(.document(document), bundle: bundle) }

    /// Makes the objects, connects them, sets what is set by key path, and sends ``UIObject/awakeFromNib()`` to each.
    ///
    /// - Parameters:
    ///   - ownerOrNil: what stands for File's Owner; without it connections from and to the owner are left out.
    ///   - optionsOrNil: ``OptionsKey/externalObjects``.
    /// - Returns: the objects at the top of the document, in its order, without the placeholders. They live until the turn of the run
    ///   loop ends, and longer if somebody keeps them. Empty for a file that cannot be read, which is told on standard error.
    /// - Precondition: there is a file of that name.
    @objc(instantiateWithOwner:options:)
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        guard let nib = readOnce() else { return [] }
        let externals = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        let load = NibLoad(
            nib, owner: ownerOrNil.map { $0 as AnyObject }, externals: externals.mapValues { $0 as AnyObject }, bundle: bundle)
        return load.run()
    }

    /// Says what was not understood when it reads the file.
    private func readOnce() -> PreparedNib? {
        if let prepared { return prepared }
        let read: LoweredDocument?
        do throws(DocumentError) {
            read = try readOrigin()
            for warning in read?.warnings ?? [] { ConsoleWarning.tell(warning) }
        } catch {
            ConsoleWarning.tell("\(error)")
            read = nil
        }
        let nib = read.map { PreparedNib($0) }
        prepared = .some(nib)
        return nib
    }

    /// Those of the screen at the time when the file is read.
    private static var sizeClasses: SizeClasses {
        let traits = UIScreen.main.traitCollection
        return SizeClasses(isWide: traits.horizontalSizeClass == .regular, isTall: traits.verticalSizeClass != .compact)
    }

    private func readOrigin() throws(DocumentError) -> LoweredDocument {
        switch origin {
        case .document(let document): return document
        case .data(let data): return try NibSource.read(data, file: "UINib", sizeClasses: Self.sizeClasses)
        case .file(let name):
            guard let file = NibFiles.find(name, in: bundle) else {
                fatalError(
                    """
                    Could not load NIB in bundle: 'NSBundle <\((bundle ?? .main).bundlePath)> (loaded)' with name '\(name)'. \
                    Add \(name).xib to the resources of the target.
                    """)
            }
            return try NibSource.read(
                NibFiles.contents(of: file), file: file.url.lastPathComponent, translations: file.translations,
                sizeClasses: Self.sizeClasses)
        }
    }
}

extension UINib {
    /// What ``instantiate(withOwner:options:)`` can be told.
    // apple: https://developer.apple.com/documentation/uikit/uinib/optionskey
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A dictionary of the objects that stand for the document's external placeholders, by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}
