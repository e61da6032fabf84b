/// A product of a Swift package that a target uses.
package struct PackageProduct: Equatable {
    package enum Origin: Equatable {
        case remote(url: String, requirement: PackageRequirement)
        /// A folder of the checkout, from the project's folder.
        case local(path: String)
        /// One of the local packages; the project does not say which.
        case unnamed
    }

    package let name: String
    package let origin: Origin

    init?(_ object: ProjectObject, in project: ProjectFile) {
        guard object.isa == "XCSwiftPackageProductDependency", let name = object.string("productName") else { return nil }
        self.name = name
        let package = project.objectIfAny("package", of: object)
        switch package?.isa {
        case "XCRemoteSwiftPackageReference":
            origin = .remote(
                url: package?.string("repositoryURL") ?? "", requirement: PackageRequirement(package?.fields["requirement"]))
        case "XCLocalSwiftPackageReference": origin = .local(path: package?.string("relativePath") ?? package?.string("path") ?? "")
        default: origin = .unnamed
        }
    }

    /// Plug-ins run while an app is built; nothing of a project does here.
    package var isPlugin: Bool { name.hasPrefix("plugin:") }
}
