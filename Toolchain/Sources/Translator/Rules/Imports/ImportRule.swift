import SwiftSyntax

/// Imports of Apple's modules are led to ours.
enum ImportRule {
    /// Modules that have another name here. `ObjectiveC` is our hidden root module; what programs mean by it is its runtime. The
    /// `CoreFoundation` of this system has other types under Apple's names: ours are in the run-time module, and in that of the geometry.
    private static let renamed = ["ObjectiveC": "ObjCRuntime", "CoreFoundation": "CoreGraphics"]

    /// Modules of the system that are not ours and whose submodules and scoped imports do not exist here.
    private static let system: Set<String> = ["Foundation", "CoreFoundation", "Dispatch", "os", "Darwin", "ObjectiveC"]

    static func apply(_ node: ImportDeclSyntax, _ file: FileRewriter) {
        guard let first = node.path.first else { return }
        let name = first.name.text
        if file.module.options.missingModules.contains(name) { return file.edits.blank(node.range) }
        if name == SwiftUINames.module, file.leavesSwiftUIOut {
            // It shows what it is made of, to who imports it alone.
            return file.edits.overwrite(node.range, with: "import UIKit; import Combine")
        }
        guard system.contains(name) || file.symbols.isSDKModule(name) else { return }
        if node.path.count > 1 || node.importKindSpecifier != nil {
            if let kind = node.importKindSpecifier { file.edits.blank(kind.range) }
            if node.path.count > 1 { file.edits.blank(first.name.end..<node.path.end) }
            file.count("import of a submodule or declaration")
        }
        if let other = renamed[name], !file.isSDK {
            file.edits.replace(first.name.range, with: other)
            file.count("import \(name)")
        }
    }
}
