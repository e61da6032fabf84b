public import DeveloperToolsSupport
import Foundation

extension UIColor {
    /// A colour of an asset catalog, by the name that was made of it. No colour where the catalog is not there.
    // apple: https://developer.apple.com/documentation/uikit/uicolor/init(resource:)
    public convenience init(resource: ColorResource) {
        guard let found = ColorLibrary.shared.color(named: resource.name, in: resource.bundle) else {
            self.init()
            return
        }
        self.init(source: .named(found))
    }
}
