import Foundation
import Translator

/// Says whether the package that a module belongs to is written for iOS: some module of it, or a test, imports UIKit.
///
/// Decided for all of its modules together: one that imports Foundation alone answers `#if os(iOS)` as its tests do.
package struct PackageSystem {
    /// nil if the sources belong to no package.
    private let folder: String?

    package init(sources: [String]) {
        folder = sources.first.flatMap(Self.packageFolder)
    }

    package var isForIOS: Bool { isMadeOfProject || folder.map { Self.importsUIKit(in: $0, isRoot: true) } ?? false }

    /// The reader of Xcode projects leaves this mark in the package that it makes of an app, whatever the app's folders are called.
    package var isMadeOfProject: Bool { folder.map { access($0 + "/.forastero-project", F_OK) == 0 } ?? false }

    package static func packageFolder(of source: String) -> String? {
        var folder = (source as NSString).deletingLastPathComponent
        while folder.count > 1 {
            if access(folder + "/Package.swift", F_OK) == 0 { return folder }
            // A file that a build system generates is nobody's source.
            if (folder as NSString).lastPathComponent.hasPrefix(".") { return nil }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return nil
    }

    /// Apps that show how a package is used say nothing about the package; folders of Xcode hold no sources of it.
    private static let skippedPrefixes = ["example", "demo", "sample", "."]
    private static let skippedSuffixes = [".xcodeproj", ".xcworkspace", ".playground", ".xcassets", ".docc"]

    private static func importsUIKit(in folder: String, isRoot: Bool) -> Bool {
        if !isRoot, access(folder + "/Package.swift", F_OK) == 0 { return false }
        var folders: [String] = []
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? [] {
            let path = folder + "/" + name
            if name.hasSuffix(".swift") {
                if importsUIKit(path) { return true }
            } else if !isSkipped(name), FileManager.default.isFolder(path) {
                folders.append(path)
            }
        }
        return folders.contains { importsUIKit(in: $0, isRoot: false) }
    }

    private static func isSkipped(_ name: String) -> Bool {
        let name = name.lowercased()
        return skippedPrefixes.contains(where: name.hasPrefix) || skippedSuffixes.contains(where: name.hasSuffix)
    }

    private static func importsUIKit(_ path: String) -> Bool {
        guard let bytes = AtomicFile.read(path) else { return false }
        return ImportScanner.modules(importedBy: SourceFile(path: path, bytes: bytes)).contains("UIKit")
    }
}
