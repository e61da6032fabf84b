import Foundation

/// The pods whose sources lie in the checkout. Libraries have an example that uses them so.
struct LocalPods {
    /// A pod with its podspec.
    struct Pod {
        let name: String
        let folder: String
        let specification: Podspec
        let parts: [String]

        var moduleName: String { specification.moduleName ?? SettingText.c99Identifier(name) }
    }

    private(set) var pods: [Pod] = []

    private static let mostBytes = 1 << 20

    init(_ workspace: Workspace) {
        for project in workspace.projects {
            guard let bytes = try? FileSystem.read(project.folder + "/Podfile", atMost: Self.mostBytes) else { continue }
            for pod in Podfile(String(decoding: bytes, as: UTF8.self)).pods where !pods.contains(where: { $0.name == pod.name }) {
                if let found = Self.find(pod, in: project.folder, workspace) { pods.append(found) }
            }
        }
    }

    /// Those whose modules a target imports.
    func imported(by plan: TargetPlan) -> [Pod] {
        guard !pods.isEmpty else { return [] }
        let modules = plan.contents.sources.reduce(into: Set<String>()) { modules, source in
            guard let bytes = try? FileSystem.read(source.path, atMost: 4 << 20) else { return }
            modules.formUnion(ImportLines.modules(in: bytes))
        }
        return pods.filter { modules.contains($0.moduleName) && $0.moduleName != plan.moduleName }
    }

    /// Nil for a pod that is not there, which is reported.
    private static func find(_ pod: Podfile.LocalPod, in folder: String, _ workspace: Workspace) -> Pod? {
        let place = FileSystem.joined(folder, pod.path)
        let file = place.hasSuffix(".podspec") ? place : place + "/\(pod.name).podspec"
        do throws(ProjectError) {
            guard let real = try workspace.location.checkout.existing(file, for: "the pod \(pod.name)", file: folder + "/Podfile") else {
                workspace.report.warn("the pod \(pod.name) has no podspec at \(workspace.location.checkout.relative(file))")
                return nil
            }
            let text = String(decoding: try FileSystem.read(real, atMost: mostBytes), as: UTF8.self)
            return Pod(
                name: pod.name, folder: (real as NSString).deletingLastPathComponent, specification: Podspec(text), parts: pod.parts)
        } catch {
            workspace.report.warn(error.description)
            return nil
        }
    }
}
