import Foundation

extension UIApplication {
    /// Makes the objects of the nib with which an application begins, and keeps them. Their owner is the application, whose outlet
    /// for the delegate they may set. Without a file of the name launch goes on without it.
    // apple: https://developer.apple.com/documentation/bundleresources/information-property-list/nsmainnibfile
    func loadMainNib(named name: String?, bundle: Bundle? = nil) {
        guard let name, let loader = ControllerNibs.loader, loader.hasNib(named: name, bundle: bundle) else { return }
        mainNibObjects = loader.loadNib(named: name, owner: self, bundle: bundle)
    }
}
