import Foundation

/// The layout of a target's bundle.
package struct ResourceLayout: Equatable {
    package enum Item: Equatable {
        /// A file or a folder of the project that is copied.
        case copy(String)
        /// A text of ours.
        case text([UInt8])
    }

    /// By the path in the bundle.
    package private(set) var items: [String: Item] = [:]

    package init(_ contents: TargetContents, settings: BuildSettings? = nil, report: ProjectReport, target: String) throws(ProjectError) {
        for resource in contents.resources {
            if (resource.path as NSString).pathExtension == "xcstrings" {
                try addCatalog(resource, report)
            } else {
                add(.copy(resource.path), at: resource.destination, report, target)
            }
        }
    }

    package mutating func add(_ item: Item, at path: String) { items[path] = item }

    private mutating func add(_ item: Item, at path: String, _ report: ProjectReport, _ target: String) {
        guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else { return }
        if let other = items[path], other != item {
            report.warn("target \(target) has two resources that become \(path); the first one is taken")
            return
        }
        items[path] = item
    }

    /// One catalog of texts stands for the files of all languages.
    private mutating func addCatalog(_ resource: TargetContents.Resource, _ report: ProjectReport) throws(ProjectError) {
        let catalog: StringsCatalog
        do throws(ProjectError) {
            catalog = try StringsCatalog.read(resource.path)
        } catch {
            report.warn(error.description)
            return
        }
        let table = ((resource.destination as NSString).lastPathComponent as NSString).deletingPathExtension
        for (path, bytes) in catalog.files(table: table) {
            if items[path] != nil {
                report.warn("\(path) is a file of its own and comes from \(table).xcstrings, too; the catalog's is taken")
            }
            items[path] = .text(bytes)
        }
    }
}
