import Foundation

/// The name of a picture in an asset catalog, and the bundle with that catalog. The command that builds a project makes one for each set.
// apple: https://developer.apple.com/documentation/developertoolssupport/imageresource
public struct ImageResource: Hashable, Sendable {
    package let name: String
    private let bundlePath: String

    /// - Parameter name: as `UIImage(named:)` takes it, with the folders that make a namespace: `Icons/home`.
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }

    package var bundle: Bundle { bundlePath == Bundle.main.bundlePath ? .main : Bundle(path: bundlePath) ?? .main }
}
