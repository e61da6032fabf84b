import Foundation

/// The pods whose sources are on this machine: in the checkout, as libraries have an example that uses them so, or in folders that the user
/// names. Nothing is fetched.
struct LocalPods {
    /// A pod with its podspec.
    struct Pod {
        let name: String
        let folder: String
        /// Nothing outside of it is read for the pod.
        let checkout: Checkout
        let specification: Podspec
        let parts: [String]

        var moduleName: String { specification.moduleName ?? SettingText.c99Identifier(name) }
    }

    private(set) var pods: [Pod] = []
    /// The names of those that are not on this machine.
    private var missing: [String] = []
    private let workspace: Workspace
    private let folders: [String]

    private static let mostBytes = 1 << 20

    init(_ workspace: Workspace, folders: [String]) {
        self.workspace = workspace
        self.folders = folders.compactMap(FileSystem.realPath)
        for project in workspace.projects {
            guard let bytes = try? FileSystem.read(project.folder + "/Podfile", atMost: Self.mostBytes) else { continue }
            for pod in Podfile(String(decoding: bytes, as: UTF8.self)).pods { add(pod, in: project.folder) }
        }
        addDependencies()
    }

    /// Those whose modules a target imports.
    func imported(by plan: TargetPlan) -> [Pod] {
        guard !pods.isEmpty || !missing.isEmpty else { return [] }
        let modules = plan.contents.sources.reduce(into: Set<String>()) { modules, source in
            guard let bytes = try? FileSystem.read(source.path, atMost: 4 << 20) else { return }
            modules.formUnion(ImportLines.modules(in: bytes))
        }
        for name in missing where modules.contains(SettingText.c99Identifier(name)) {
            workspace.report.warn(
                "the pod \(name) is not on this machine; \(plan.moduleName) imports it. Clone it into a folder, and name that: "
                    + "--packages FOLDER")
        }
        return pods.filter { modules.contains($0.moduleName) && $0.moduleName != plan.moduleName }
    }

    private mutating func add(_ pod: Podfile.NamedPod, in folder: String) {
        guard !pods.contains(where: { $0.name == pod.name }) else { return }
        if pod.path == nil { return addNamed(pod) }
        if let found = find(pod, in: folder) { pods.append(found) }
    }

    /// One of the folders that the user names has it, as one clone each.
    private mutating func addNamed(_ pod: Podfile.NamedPod) {
        guard !pods.contains(where: { $0.name == pod.name }), !missing.contains(pod.name) else { return }
        for folder in folders where !pod.name.contains("/") && !pod.name.hasPrefix(".") {
            guard let real = FileSystem.realPath(folder + "/" + pod.name) else { continue }
            for ending in [".podspec", ".podspec.json"] {
                guard let bytes = try? FileSystem.read(real + "/" + pod.name + ending, atMost: Self.mostBytes) else { continue }
                let specification = ending.hasSuffix("json") ? Podspec(json: bytes) : Podspec(String(decoding: bytes, as: UTF8.self))
                pods.append(
                    Pod(name: pod.name, folder: real, checkout: Checkout(root: real), specification: specification, parts: pod.parts))
                return
            }
        }
        missing.append(pod.name)
    }

    /// What pods need themselves, the added ones too.
    private mutating func addDependencies() {
        var index = 0
        while index < pods.count {
            let pod = pods[index]
            index += 1
            for dependency in pod.specification.part(pod.parts).dependencies {
                let words = dependency.split(separator: "/", maxSplits: 1).map(String.init)
                guard let name = words.first, name != pod.name else { continue }
                addNamed(Podfile.NamedPod(name: name, path: nil, parts: Array(words.dropFirst())))
            }
        }
    }

    /// Nil for a pod that is not there, which is reported.
    private func find(_ pod: Podfile.NamedPod, in folder: String) -> Pod? {
        let checkout = workspace.location.checkout
        let place = FileSystem.joined(folder, pod.path ?? ""), isFile = place.hasSuffix(".podspec") || place.hasSuffix(".json")
        let file = isFile ? place : place + "/\(pod.name).podspec"
        do throws(ProjectError) {
            let what = "the pod \(pod.name)"
            var real = try checkout.existing(file, for: what, file: folder + "/Podfile")
            if real == nil, !isFile { real = try checkout.existing(file + ".json", for: what, file: folder + "/Podfile") }
            guard let real else {
                workspace.report.warn("the pod \(pod.name) has no podspec at \(checkout.relative(file))")
                return nil
            }
            let bytes = try FileSystem.read(real, atMost: Self.mostBytes)
            let specification = real.hasSuffix(".json") ? Podspec(json: bytes) : Podspec(String(decoding: bytes, as: UTF8.self))
            return Pod(
                name: pod.name, folder: (real as NSString).deletingLastPathComponent, checkout: checkout, specification: specification,
                parts: pod.parts)
        } catch {
            workspace.report.warn(error.description)
            return nil
        }
    }
}
