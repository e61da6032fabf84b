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
        /// Those that are asked for; empty for all.
        fileprivate(set) var parts: [String]

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
        guard !widen(pod) else { return }
        if pod.path == nil { return addNamed(pod) }
        if let found = find(pod, in: folder) { pods.append(found) }
    }

    /// Adds the parts of a pod that is there already; false if it is not.
    private mutating func widen(_ pod: Podfile.NamedPod) -> Bool {
        guard let index = pods.firstIndex(where: { $0.name == pod.name }) else { return false }
        let wanted = Self.parts(pod, of: pods[index].specification)
        if wanted.isEmpty || pods[index].parts.isEmpty {
            pods[index].parts = []
        } else {
            for part in wanted where !pods[index].parts.contains(part) { pods[index].parts.append(part) }
        }
        return true
    }

    private static func parts(_ pod: Podfile.NamedPod, of specification: Podspec) -> [String] {
        pod.parts.isEmpty ? specification.defaultParts : pod.parts
    }

    /// One of the folders that the user names has it, as one clone each.
    private mutating func addNamed(_ pod: Podfile.NamedPod) {
        guard !missing.contains(pod.name), !widen(pod) else { return }
        for folder in folders where !pod.name.contains("/") && !pod.name.hasPrefix(".") {
            guard let real = FileSystem.realPath(folder + "/" + pod.name) else { continue }
            for ending in [".podspec", ".podspec.json"] {
                guard let bytes = try? FileSystem.read(real + "/" + pod.name + ending, atMost: Self.mostBytes) else { continue }
                let specification = ending.hasSuffix("json") ? Podspec(json: bytes) : Podspec(String(decoding: bytes, as: UTF8.self))
                pods.append(
                    Pod(
                        name: pod.name, folder: real, checkout: Checkout(root: real), specification: specification,
                        parts: Self.parts(pod, of: specification)))
                return
            }
        }
        missing.append(pod.name)
    }

    /// What pods need themselves, the added ones and added parts too.
    private mutating func addDependencies() {
        var known = -1
        while known != size {
            known = size
            for dependency in pods.flatMap({ pod in pod.specification.part(pod.parts).dependencies.map { (pod.name, $0) } }) {
                let words = dependency.1.split(separator: "/", maxSplits: 1).map(String.init)
                guard let name = words.first, name != dependency.0 else { continue }
                addNamed(Podfile.NamedPod(name: name, path: nil, parts: Array(words.dropFirst())))
            }
        }
    }

    /// Grows with each pod and part.
    private var size: Int { pods.reduce(pods.count) { $0 + ($1.parts.isEmpty ? $1.specification.parts.count + 1 : $1.parts.count) } }

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
                parts: Self.parts(pod, of: specification))
        } catch {
            workspace.report.warn(error.description)
            return nil
        }
    }
}
