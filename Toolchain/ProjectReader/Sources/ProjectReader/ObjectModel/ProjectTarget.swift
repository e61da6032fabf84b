import Foundation

/// One target of a project.
package final class ProjectTarget {
    let object: ProjectObject
    unowned let project: ProjectFile
    package let name: String
    /// Nil for kinds that are not built here.
    package let productType: ProductType?
    package let productTypeName: String

    init?(_ object: ProjectObject, in project: ProjectFile) {
        guard ["PBXNativeTarget", "PBXAggregateTarget", "PBXLegacyTarget"].contains(object.isa), let name = object.string("name") else {
            return nil
        }
        self.object = object
        self.project = project
        self.name = name
        productTypeName = object.string("productType") ?? object.isa
        productType = ProductType(rawValue: productTypeName)
    }

    package var id: String { object.id }

    /// The phases in their order.
    var phases: [ProjectObject] { project.objects("buildPhases", of: object) }

    func buildFiles(of phase: ProjectObject) -> [BuildFile] {
        project.objects("files", of: phase).compactMap { BuildFile($0, in: project) }.filter(\.isForIOS)
    }

    /// The targets of this project and of others that it waits for.
    var dependencies: [TargetReference] {
        project.objects("dependencies", of: object).compactMap { dependency in
            if let target = project.object("target", of: dependency) { return .own(target.id) }
            guard let proxy = project.object("targetProxy", of: dependency) else { return nil }
            return TargetReference(proxy: proxy, in: project)
        }
    }

    /// The names of the package products that it links.
    package var packageProducts: [PackageProduct] {
        let linked = phases.flatMap { project.objects("files", of: $0) }.compactMap { project.objectIfAny("productRef", of: $0) }
        var seen: Set<String> = []
        return (project.objects("packageProductDependencies", of: object) + linked).filter { seen.insert($0.id).inserted }
            .compactMap { PackageProduct($0, in: project) }
    }
}

extension ProjectFile {
    /// An object that need not be named.
    func objectIfAny(_ key: String, of owner: ProjectObject) -> ProjectObject? { owner.string(key) == nil ? nil : object(key, of: owner) }
}

/// A target of this project by its identifier, or one of another project.
enum TargetReference: Equatable {
    case own(String)
    case foreign(project: String, target: String)

    init?(proxy: ProjectObject, in project: ProjectFile) {
        guard let id = proxy.string("remoteGlobalIDString") else { return nil }
        guard let portal = proxy.string("containerPortal"), portal != project.root.id else {
            self = .own(id)
            return
        }
        self = .foreign(project: portal, target: id)
    }
}
