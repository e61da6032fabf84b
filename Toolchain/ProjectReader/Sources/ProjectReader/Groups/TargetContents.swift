import Foundation

/// The files of a target, sorted by what the build does with them.
package struct TargetContents {
    package struct Source: Equatable {
        /// Without links, inside of the checkout.
        package let path: String
        /// Those that the project gives to this file alone.
        package var flags: String?
    }

    package struct Resource: Equatable {
        package let path: String
        /// Where it lies in the bundle: `Photo.png`, `de.lproj/Main.strings`.
        package let destination: String
    }

    /// A bundle that another target makes, among the files that are copied.
    struct MadeBundle {
        let reference: ProjectObject
        /// Where it goes: empty, or a path with a slash at its end.
        let folder: String
    }

    package internal(set) var sources: [Source] = []
    /// Objective-C, C and C++, which are not compiled here.
    package internal(set) var otherSources: [String] = []
    package internal(set) var headers: [String] = []
    package internal(set) var resources: [Resource] = []
    /// The names of frameworks and libraries that are linked: `Core.framework`.
    package internal(set) var linked: [String] = []
    /// Those of them that a build makes, by this project or by another one.
    package internal(set) var linkedProducts: [String] = []
    /// Kinds of files that nothing here compiles, with the files.
    package internal(set) var unbuilt: [String: [String]] = [:]
    /// The folders of data models, for whose entities there may be code to generate.
    package internal(set) var dataModels: [String] = []
    var madeBundles: [MadeBundle] = []
    /// The script phases, none of which is run.
    package internal(set) var scripts: [ScriptPhase] = []

    mutating func add(_ path: String, kind: FileKind, flags: String? = nil, isSourcePhase: Bool, folder: String = "") {
        switch kind {
        case .swift: if isSourcePhase { sources.append(Source(path: path, flags: flags)) }
        case .otherSource: if isSourcePhase { otherSources.append(path) }
        case .header: headers.append(path)
        case .library: break
        case .unbuilt(let name):
            guard !name.hasPrefix("xcdatamodel") else {
                dataModels.append(path)
                return addModel(path, folder)
            }
            if name == "xcmappingmodel" { return addModel(path, folder) }
            unbuilt[name, default: []].append(path)
        case .resource: if !isSourcePhase || Self.isCompiledResource(path) { addResource(path, folder) }
        case .folder: addFolder(path, folder)
        }
    }

    private mutating func addResource(_ path: String, _ folder: String) {
        resources.append(Resource(path: path, destination: folder + Self.bundlePath(of: path)))
    }

    /// A model lies in the bundle as it is, under the name that it has when Xcode has compiled it: apps ask for that.
    private mutating func addModel(_ path: String, _ folder: String) {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let ending = path.hasSuffix(".xcmappingmodel") ? ".cdm" : path.hasSuffix("d") ? ".momd" : ".mom"
        resources.append(Resource(path: path, destination: folder + name + ending))
    }

    private mutating func addFolder(_ path: String, _ folder: String) {
        resources.append(Resource(path: path, destination: folder + (path as NSString).lastPathComponent))
    }

    /// Catalogs of texts and pictures may stand among the sources.
    private static func isCompiledResource(_ path: String) -> Bool {
        ["xcassets", "xcstrings", "storyboard", "xib", "strings", "stringsdict"].contains((path as NSString).pathExtension)
    }

    /// Folders vanish in a bundle, but for those of languages.
    static func bundlePath(of path: String) -> String {
        let path = path as NSString
        let parent = (path.deletingLastPathComponent as NSString).lastPathComponent
        return (parent.hasSuffix(".lproj") ? parent + "/" : "") + path.lastPathComponent
    }
}
