import Foundation

/// Finds the sources of the Swift packages that a project uses, on this machine; nothing is fetched.
struct PackageResolver {
    private let workspace: Workspace
    private let folders: [String]

    init(workspace: Workspace, folders: [String]) {
        self.workspace = workspace
        self.folders = folders.compactMap(FileSystem.realPath)
    }

    /// Nil for what is left out, which is reported.
    func resolve(_ product: PackageProduct, for target: ProjectTarget) throws(ProjectError) -> ResolvedProduct? {
        if product.isPlugin {
            workspace.report.note("\(product.name.dropFirst("plugin:".count)) is a plug-in of the build, and is not run")
            return nil
        }
        switch product.origin {
        case .local(let path):
            let place = FileSystem.joined(target.project.folder, path)
            let folder = try workspace.location.checkout.existing(place, for: "the package \(path)", file: target.project.file)
            if let folder, FileSystem.isFile(folder + "/Package.swift") { return ResolvedProduct(name: product.name, folder: folder) }
            workspace.report.warn(
                "there is no package in \(workspace.location.checkout.relative(place)), of which \(target.name) uses \(product.name)")
            return nil
        case .unnamed: return try unnamed(product.name, target)
        case .remote(let url, let requirement): return remote(product.name, url, requirement, target)
        }
    }

    /// A package of the checkout that is shown in the navigator as a folder.
    private func unnamed(_ name: String, _ target: ProjectTarget) throws(ProjectError) -> ResolvedProduct? {
        for project in workspace.projects {
            for reference in project.objects(ofKind: "PBXFileReference") + project.objects(ofKind: "XCLocalSwiftPackageReference") {
                let place =
                    reference.isa == "PBXFileReference"
                    ? project.places.path(of: reference) : reference.string("relativePath").map { FileSystem.joined(project.folder, $0) }
                guard let place, FileSystem.isFile(place + "/Package.swift"), declares(name, place + "/Package.swift"),
                    let folder = try workspace.location.checkout.existing(place, for: "a package", file: project.file, line: reference.line)
                else { continue }
                return ResolvedProduct(name: name, folder: folder)
            }
        }
        workspace.report.warn("no local package of the project declares \(name), which target \(target.name) uses")
        return nil
    }

    /// A package is a program; only its text is looked at here.
    private func declares(_ product: String, _ manifest: String) -> Bool {
        guard let bytes = try? FileSystem.read(manifest, atMost: 1 << 20) else { return false }
        return String(decoding: bytes, as: UTF8.self).contains("\"\(product)\"")
    }

    private func remote(_ name: String, _ url: String, _ requirement: PackageRequirement, _ target: ProjectTarget) -> ResolvedProduct? {
        var repository = ((url as NSString).lastPathComponent as NSString)
        if repository.pathExtension == "git" { repository = repository.deletingPathExtension as NSString }
        let title = repository as String
        let base = (workspace.location.path as NSString).deletingLastPathComponent
        let places = folders + [base + "/SourcePackages/checkouts"]
        for place in places {
            for candidate in [title, title.lowercased()] where !candidate.isEmpty && candidate != ".." {
                let folder = place + "/" + candidate
                if FileSystem.isFile(folder + "/Package.swift"), let real = FileSystem.realPath(folder) {
                    return ResolvedProduct(name: name, folder: real)
                }
            }
        }
        if let own = checkoutItself(title, declaring: name) {
            workspace.report.note("the package \(url) is the one that the project lies in, and is taken as it is there")
            return ResolvedProduct(name: name, folder: own)
        }
        workspace.report.warn(
            "the package \(url) (\(requirement.description)) is not on this machine; target \(target.name) uses \(name) of it. "
                + "Clone it into a folder, and name that: --packages FOLDER")
        return nil
    }

    /// The checkout, if it is a package of that name: the examples of libraries take the library they lie beside from the net.
    private func checkoutItself(_ title: String, declaring product: String) -> String? {
        let root = workspace.location.checkout.root, manifest = root + "/Package.swift"
        guard !title.isEmpty, FileSystem.isFile(manifest), declares(title, manifest), declares(product, manifest) else { return nil }
        return root
    }
}
