import Foundation

/// The module of the target that a document belongs to.
///
/// A document that leaves the modules of its classes to its target still carries the name of one, which may be that of another: files are
/// moved between targets, and targets are renamed. The module of the bundle that the document lies in is the one that is meant.
enum TargetModule {
    /// The module whose resources a bundle holds; nil for the app's own.
    static func name(of bundle: Bundle?) -> String? {
        guard let bundle, bundle.bundlePath != Bundle.main.bundlePath else { return nil }
        if let executable = bundle.object(forInfoDictionaryKey: "CFBundleExecutable") as? String { return identifier(executable) }
        // Packages call the bundle of a target Package_Target.
        let folder = bundle.bundleURL.deletingPathExtension().lastPathComponent
        return identifier(folder.split(separator: "_").last.map(String.init) ?? folder)
    }

    /// The document, with that module at each class that it has.
    static func resolve(_ document: DocumentElement, module: String?) -> DocumentElement {
        guard let module else { return document }
        var resolved = document
        resolve(&resolved, module)
        return resolved
    }

    private static func resolve(_ element: inout DocumentElement, _ module: String) {
        if element["customModuleProvider"] == "target", let name = element["customClass"], NibClasses.find("\(module).\(name)") != nil {
            element.attributes["customModule"] = module
        }
        for index in element.children.indices { resolve(&element.children[index], module) }
    }

    private static func identifier(_ name: String) -> String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
}
