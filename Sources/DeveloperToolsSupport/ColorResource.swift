import Foundation

/// The name of a colour in an asset catalog, and the bundle with that catalog. The command that builds a project makes one for each set.
// apple: https://developer.apple.com/documentation/developertoolssupport/colorresource
public struct ColorResource: Hashable, Sendable {
    package let name: String
    private let bundlePath: String

    /// - Parameter name: as `UIColor(named:)` takes it, with the folders that make a namespace: `Icons/home`.
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }

    package var bundle: Bundle { bundlePath == Bundle.main.bundlePath ? .main : Bundle(path: bundlePath) ?? .main }
}
