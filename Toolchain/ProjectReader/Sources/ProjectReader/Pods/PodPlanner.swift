import Foundation

/// Makes a library of a pod.
struct PodPlanner {
    /// Folders that are one file to Xcode.
    private static let whole: Set<String> = ["xcassets", "bundle", "xcdatamodeld", "framework", "xcframework"]
    private static let mostFiles = 50_000
    /// CocoaPods writes a header for each pod, which imports these.
    private static let umbrellaModules = ["UIKit"]

    /// - Parameter user: the target that needs it first, whose settings hold for what a podspec does not say.
    func plan(_ pod: LocalPods.Pod, for user: TargetPlan) throws(ProjectError) -> TargetPlan {
        let part = pod.specification.part(pod.parts)
        let version = pod.specification.swiftVersions.max { $0.compare($1, options: .numeric) == .orderedAscending }
        let plist: [String: Any] = [
            "CFBundleExecutable": pod.moduleName, "CFBundleIdentifier": "org.cocoapods." + pod.name, "CFBundleName": pod.name,
            "CFBundlePackageType": "FMWK",
        ]
        return TargetPlan(
            target: user.target, settings: user.settings, productType: .framework, contents: try contents(of: part, in: pod),
            checkout: pod.checkout, flags: try SwiftFlags(version: version ?? "5", target: pod.name), infoPlist: plist,
            moduleName: pod.moduleName,
            productName: pod.moduleName, bridgingHeader: BridgingHeader(), umbrellaModules: Self.umbrellaModules)
    }

    private func contents(of part: Podspec.Part, in pod: LocalPods.Pod) throws(ProjectError) -> TargetContents {
        var contents = TargetContents()
        let files = files(in: pod.folder)
        let excluded = part.excluded.map(PathPattern.init)
        func matching(_ patterns: [String]) -> [String] {
            let patterns = patterns.map(PathPattern.init)
            return files.filter { file in
                patterns.contains { $0.matches(file) } && !excluded.contains { $0.matches(file) }
            }
        }
        func add(_ files: [String], isSourcePhase: Bool, folder: String = "") throws(ProjectError) {
            for file in files {
                let path = pod.folder + "/" + file
                guard let real = try pod.checkout.existing(path, for: "a file of the pod \(pod.name)") else { continue }
                let kind = file.hasSuffix(".bundle") ? FileKind.folder : FileKind(path: path)
                contents.add(real, kind: kind, isSourcePhase: isSourcePhase, folder: folder)
            }
        }
        try add(matching(part.sources), isSourcePhase: true)
        try add(matching(part.resources), isSourcePhase: false)
        for (name, patterns) in part.bundles.sorted(by: { $0.key < $1.key }) where !name.contains("/") {
            try add(matching(patterns), isSourcePhase: false, folder: name + ".bundle/")
        }
        return contents
    }

    /// All files below, by their paths from the folder; hidden ones are left out.
    private func files(in folder: String) -> [String] {
        var files: [String] = []
        guard let enumerator = FileManager.default.enumerator(atPath: folder) else { return [] }
        while let path = enumerator.nextObject() as? String, files.count < Self.mostFiles {
            let name = path as NSString
            let isWhole = Self.whole.contains(name.pathExtension)
            if name.lastPathComponent.hasPrefix(".") || isWhole { enumerator.skipDescendants() }
            if name.lastPathComponent.hasPrefix(".") { continue }
            if isWhole || FileSystem.isFile(folder + "/" + path) { files.append(path) }
        }
        return files.sorted()
    }
}
