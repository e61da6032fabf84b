import Foundation

/// The targets of a workspace whose modules another target imports.
struct LinkedTargets {
    let workspace: Workspace

    /// Those that it depends on, and those whose products it links.
    func targets(of plan: TargetPlan) -> [ProjectTarget] {
        let target = plan.target
        let named = named(by: target)
        if plan.contents.linkedProducts.contains(where: { library(linkedAs: $0) == nil }) { workspace.openNeighbours() }
        let linked = plan.contents.linked.compactMap(library)
        var seen: Set<String> = [target.project.path + target.id]
        return (named + linked).filter { $0.productType?.isLibrary == true && seen.insert($0.project.path + $0.id).inserted }
    }

    /// Those that a target says it depends on, whatever they make.
    func named(by target: ProjectTarget) -> [ProjectTarget] {
        target.dependencies.compactMap { reference in
            switch reference {
            case .own(let id): target.project.targets.first { $0.id == id }
            case .foreign(let portal, let id): foreign(portal, id, target.project)
            }
        }
    }

    private func library(linkedAs name: String) -> ProjectTarget? {
        workspace.targets.first { $0.productType?.isLibrary == true && $0.productFileNames.contains(name) && isForIOS($0) }
    }

    func foreign(_ portal: String, _ id: String, _ project: ProjectFile) -> ProjectTarget? {
        guard let reference = project.object(id: portal), let path = project.places.path(of: reference) else { return nil }
        let real = FileSystem.realPath(path)
        return workspace.projects.first { $0.path == real }?.targets.first { $0.id == id || $0.object.string("productReference") == id }
    }

    private func isForIOS(_ target: ProjectTarget) -> Bool { PlatformOfTarget.isIOS(target) }
}

extension ProjectTarget {
    /// The names under which its product is linked.
    var productFileNames: [String] {
        let reference = project.objectIfAny("productReference", of: object)
        let names = [reference?.string("path"), reference?.string("name")].compactMap { $0 }.map { ($0 as NSString).lastPathComponent }
        return names + [name + ".framework", "lib\(name).a"]
    }
}
