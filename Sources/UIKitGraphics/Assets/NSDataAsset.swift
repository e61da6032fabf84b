import Foundation
@_spi(ForasteroInternal) import ObjCRuntime

/// A file of any kind in an asset catalog.
// apple: https://developer.apple.com/documentation/uikit/nsdataasset
open class NSDataAsset: UIObject, NSCopying, @unchecked Sendable {
    /// The name in the catalog.
    public let name: String
    /// The bytes of the file.
    public let data: Data
    /// The type of the data, as `public.json`; `public.data` where the catalog does not say.
    public let typeIdentifier: String

    /// A file of the app's asset catalogs; nil where there is none of the name, or it cannot be read.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// A file of a bundle's asset catalogs; nil where there is none of the name, or it cannot be read.
    public init?(name: String, bundle: Bundle) {
        let query = AssetQuery(.current)
        for folder in ResourceFolders.of(bundle) {
            guard let set = AssetLibrary.shared.set(.data, named: name, in: folder) else { continue }
            for file in set.contents.files.ordered(by: { $0.conditions.rank(for: query) }) {
                guard let data = FileManager.default.contents(atPath: set.folder + "/" + file.name) else {
                    ResourceReport.tell("NSDataAsset(name: \"\(name)\"): \(set.folder)/\(file.name) is missing or cannot be read.")
                    continue
                }
                self.name = name
                self.data = data
                typeIdentifier = file.typeIdentifier ?? "public.data"
                super.init()
                return
            }
        }
        return nil
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}
