extension DocumentElement {
    /// The module of the element's class; nil for that of the app.
    ///
    /// A document that leaves the module to its target keeps the name that the target once had: where that has no such class, the target
    /// has been renamed, and the class is the app's.
    var customModule: String? {
        guard let module = self["customModule"], let name = self["customClass"] else { return nil }
        guard self["customModuleProvider"] == "target", NibClasses.find("\(module).\(name)") == nil else { return module }
        return nil
    }
}
