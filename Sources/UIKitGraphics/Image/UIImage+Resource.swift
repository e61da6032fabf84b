public import DeveloperToolsSupport
import Foundation

extension UIImage {
    /// A picture of an asset catalog, by the name that was made of it. An empty picture where the catalog is not there.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/init(resource:)
    public convenience init(resource: ImageResource) {
        let found = ImageLibrary.shared.image(named: resource.name, in: resource.bundle, traits: .current)
        self.init(found?.content ?? ImageContent())
    }
}
