import Foundation

/// Finds the targets that make the bundles which another target copies, and reads them.
struct BundlePlanner {
    let workspace: Workspace
    let planner: TargetPlanner
    private static let mostDeep = 8

    /// Those that a target's phases name. A static library has no phase for them: a script copies the bundles that it depends on into the app.
    func bundles(of plan: TargetPlan) throws(ProjectError) -> [BundlePlan] {
        var all = try bundles(in: plan.contents, of: plan.target.project, at: "", depth: 0)
        guard plan.productType == .staticLibrary else { return all }
        for target in LinkedTargets(workspace: workspace).named(by: plan.target) where target.productType == .bundle {
            all += try bundles(madeBy: target, at: "", depth: 0)
        }
        return all
    }

    private func bundles(in contents: TargetContents, of project: ProjectFile, at place: String, depth: Int) throws(ProjectError)
        -> [BundlePlan]
    {
        var all: [BundlePlan] = []
        for made in contents.madeBundles {
            guard let target = maker(of: made.reference, in: project) else {
                let name = made.reference.displayName
                workspace.report.warn(
                    "no target that is here makes \(name), which is left out", file: project.file, line: made.reference.line)
                continue
            }
            all += try bundles(madeBy: target, at: place + made.folder, depth: depth)
        }
        return all
    }

    private func bundles(madeBy target: ProjectTarget, at place: String, depth: Int) throws(ProjectError) -> [BundlePlan] {
        guard depth < Self.mostDeep else {
            workspace.report.warn("target \(target.name) makes a bundle that lies in itself, which is left out", file: target.project.file)
            return []
        }
        let plan = try planner.plan(target)
        let own = BundlePlan(
            place: place + plan.bundleName + "/", targetName: target.name, contents: plan.contents, infoPlist: plan.infoPlist)
        return [own] + (try bundles(in: plan.contents, of: target.project, at: own.place, depth: depth + 1))
    }

    private func maker(of reference: ProjectObject, in project: ProjectFile) -> ProjectTarget? {
        if let own = project.targets.first(where: { $0.productType == .bundle && $0.object.string("productReference") == reference.id }) {
            return own
        }
        guard let proxy = project.objectIfAny("remoteRef", of: reference),
            case .foreign(let portal, let id)? = TargetReference(proxy: proxy, in: project)
        else { return nil }
        let target = LinkedTargets(workspace: workspace).foreign(portal, id, project)
        return target?.productType == .bundle ? target : nil
    }
}
