import Foundation

/// The modules that a folder holds for the compiler.
package enum ModuleFolder {
    package static func modules(in folder: String) -> Set<String> {
        Set(
            FileSystem.names(in: folder).compactMap { name in
                let file = name as NSString
                return file.pathExtension == "swiftmodule"
                    ? file.deletingPathExtension : FileSystem.isFolder(folder + "/" + name) ? name : nil
            })
    }

    /// The names that the compiler takes for modules of this system.
    package static let standIns: Set<String> = ["Darwin", "ObjectiveC", "CoreFoundation", "Glibc"]
}
