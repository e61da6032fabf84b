/// The module of the class that an element names.
///
/// A document that leaves the module to its target keeps the name that the target once had: where that has no such class, the target
/// has been renamed, and the class is the app's.
enum CustomModule {
    /// - Parameter attribute: the element's attribute of a name.
    /// - Returns: nil for the module of the app.
    static func name(_ attribute: (String) -> String?) -> String? {
        guard let module = attribute("customModule"), let name = attribute("customClass") else { return nil }
        guard attribute("customModuleProvider") == "target", NibClasses.find("\(module).\(name)") == nil else { return module }
        return nil
    }
}
