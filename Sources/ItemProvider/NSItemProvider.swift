public import Foundation
internal import Synchronization
internal import UniformTypeIdentifiers

/// Hands out an item (a text, a picture, a file) in several forms, each of which is made when somebody asks for it.
///
/// Completion handlers are called once, on a queue of its own and never on the main one (SV-50): code that touches views hops there first.
// apple: https://developer.apple.com/documentation/foundation/nsitemprovider
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// Takes an item that was loaded.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    /// Makes an item for somebody who expects a class, and hands it over.
    public typealias LoadHandler = @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    private let representations = Mutex<[Representation]>([])
    /// Where loaders work and completion handlers are called.
    static let queue = DispatchQueue(label: "org.forastero.items", attributes: .concurrent)

    /// A provider of nothing: register what it hands out.
    public override init() { super.init() }

    /// A provider of an object in all forms that it can be written as.
    // apple: https://developer.apple.com/documentation/foundation/nsitemprovider/init(object:)
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// A provider of an item of one type.
    ///
    /// - Parameters:
    ///   - item: a URL of a file stands for what is in it, too.
    ///   - typeIdentifier: nil for that of the URL.
    // apple: https://developer.apple.com/documentation/foundation/nsitemprovider/init(item:typeidentifier:)
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        let type = typeIdentifier ?? (item is NSURL ? "public.url" : "public.data")
        nonisolated(unsafe) let item = item
        add(Representation(typeIdentifier: type, source: .item { $0(item, nil) }))
    }

    /// A provider of what is in a file. Nil where there is no such file.
    // apple: https://developer.apple.com/documentation/foundation/nsitemprovider/init(contentsof:)
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension)?.identifier ?? "public.data"
        registerFileRepresentation(forTypeIdentifier: type, fileOptions: [], visibility: .all) {
            $0(fileURL, false, nil)
            return nil
        }
    }

    /// The name of the item's file, without an extension. Default: nil.
    open var suggestedName: String?

    /// A provider of the same forms.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        for representation in all { copy.add(representation) }
        copy.suggestedName = suggestedName
        return copy
    }

    // MARK: What there is

    /// The types of its forms, in the order in which they were registered, which is that of what is in them (SV-47).
    open var registeredTypeIdentifiers: [String] { all.map(\.typeIdentifier) }

    /// The types of those forms that other programs may have.
    package var typesForOthers: [String] { all.filter { $0.visibility == .all }.map(\.typeIdentifier) }

    /// Those whose files may be used in such a way.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
        all.filter { $0.allows(fileOptions) }.map(\.typeIdentifier)
    }

    /// Returns true if one of its forms is of a type, or of a kind of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { representation(typeIdentifier) != nil }

    /// Returns true if one whose file may be used in such a way is.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions
    ) -> Bool {
        all.contains { $0.conforms(to: typeIdentifier) && $0.allows(fileOptions) }
    }

    // MARK: Internal

    var all: [Representation] { representations.withLock { $0 } }

    /// A later one of the same type replaces the one before.
    func add(_ representation: Representation) {
        representations.withLock { list in
            if let index = list.firstIndex(where: { $0.typeIdentifier == representation.typeIdentifier }) {
                list[index] = representation
            } else {
                list.append(representation)
            }
        }
    }

    func representation(_ typeIdentifier: String) -> Representation? {
        let all = all
        return all.first { $0.typeIdentifier == typeIdentifier } ?? all.first { $0.conforms(to: typeIdentifier) }
    }
}

extension Representation {
    fileprivate func allows(_ options: NSItemProviderFileOptions) -> Bool {
        guard !options.isEmpty else { return true }
        if case .file(_, let allowed) = source { return allowed.isSuperset(of: options) }
        return false
    }
}
