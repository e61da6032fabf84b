import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A document of Interface Builder: a file, its bytes, or one inside another.
@MainActor
final class DocumentNib: NibContents {
    enum Origin {
        case file(name: String)
        case data(Data)
        case document(LoweredDocument)
    }
    private let origin: Origin
    private let bundle: Bundle?
    /// The document, once it has been read; nil inside if it cannot be.
    private var prepared: PreparedNib??

    init(_ origin: Origin, bundle: Bundle?) {
        self.origin = origin
        self.bundle = bundle
    }

    func makeObjects(owner: AnyObject?, externals: [String: AnyObject]) -> [Any] {
        guard let nib = readOnce() else { return [] }
        return NibLoad(nib, owner: owner, externals: externals, bundle: bundle).run()
    }

    /// Writes to standard error what was not understood when the document is read.
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
        let module = TargetModule.name(of: bundle)
        switch origin {
        case .document(let document): return document
        case .data(let data): return try NibSource.read(data, file: "UINib", module: module, sizeClasses: Self.sizeClasses)
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
                module: module, sizeClasses: Self.sizeClasses)
        }
    }
}
