import Foundation

extension UIImage {
    /// A picture of the app, by the name of its file without scale and extension, or by its name in an asset catalog; nil where there is none.
    ///
    /// The file for the scale of the screen is preferred. What was found is kept until memory runs short.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/init(named:)
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// An image that a source names as a literal. The image must be there.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/init(imageliteralresourcename:)
    public convenience init(imageLiteralResourceName name: String) {
        _require(UIImage(named: name) != nil, "There is no image called \(name). Add it to an asset catalog or to the bundle.")
        self.init(named: name)!
    }

    /// A picture of a bundle, for given traits; nil stands for the app's bundle, and for those of the screen.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/init(named:in:compatiblewith:)
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let found = ImageLibrary.shared.image(named: name, in: bundle, traits: traitCollection ?? .current) else { return nil }
        self.init(found.content)
    }

    /// A picture of a bundle, in a configuration.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        guard let found = ImageLibrary.shared.image(named: name, in: bundle, traits: configuration?.traitCollection ?? .current)
        else { return nil }
        self.init(configuration.map { found.withConfiguration($0).content } ?? found.content)
    }
}
