import Foundation

extension UIColor {
    /// A colour of the app's asset catalogs; nil where there is none of the name. It looks different by style if the catalog says so.
    // apple: https://developer.apple.com/documentation/uikit/uicolor/init(named:)
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// A colour of a bundle's asset catalogs, for given traits; nil stands for the app's bundle, and for whichever traits are in force.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let found = ColorLibrary.shared.color(named: name, in: bundle) else { return nil }
        self.init(source: traitCollection.map { .fixed(found.color(for: $0).resolvedCGColor(with: $0)) } ?? .named(found))
    }
}
