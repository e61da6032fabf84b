import Foundation

/// All projects that take part: those of a workspace, or one with those that it refers to.
package final class Workspace {
    package let location: ProjectLocation
    package private(set) var projects: [ProjectFile] = []
    package let report: ProjectReport
    private let limits: PropertyListLimits
    private var hasNeighbours = false

    private static let mostProjects = 500

    package init(_ location: ProjectLocation, report: ProjectReport, limits: PropertyListLimits = .init()) throws(ProjectError) {
        self.location = location
        self.report = report
        self.limits = limits
        if location.isWorkspace {
            for path in try WorkspaceList.projects(of: location) { try open(path, isNeeded: false) }
            if projects.isEmpty { throw ProjectError("the workspace has no project that can be read", file: location.path) }
        } else {
            try open(location.path, isNeeded: true)
        }
    }

    /// All targets, those of the first project first.
    package var targets: [ProjectTarget] { projects.flatMap(\.targets) }

    package func target(_ reference: TargetReferenceID) -> ProjectTarget? {
        projects.first { reference.project == nil || $0.path == reference.project }?.targets.first { $0.id == reference.id }
            ?? targets.first { $0.id == reference.id } ?? targets.first { $0.name == reference.name }
    }

    /// Opens the projects that a workspace of the checkout lists beside the one that was named: it uses products of theirs.
    func openNeighbours() {
        guard !hasNeighbours, !location.isWorkspace else { return }
        hasNeighbours = true
        var folder = (location.path as NSString).deletingLastPathComponent
        while location.checkout.contains(folder) {
            for name in FileSystem.names(in: folder).sorted() where name.hasSuffix(".xcworkspace") {
                guard let workspace = try? ProjectLocation(folder + "/" + name), let listed = try? WorkspaceList.projects(of: workspace),
                    listed.contains(where: { FileSystem.realPath($0) == location.path })
                else { continue }
                report.note("the projects of \(location.checkout.relative(workspace.path)) are looked into, too")
                // A project that is not needed is reported where it cannot be read.
                for path in listed { try? open(path, isNeeded: false) }
                return
            }
            guard folder.count > 1 else { return }
            folder = (folder as NSString).deletingLastPathComponent
        }
    }

    private func open(_ path: String, isNeeded: Bool) throws(ProjectError) {
        guard projects.count < Self.mostProjects else { return }
        let real: String
        do throws(ProjectError) {
            guard let found = try location.checkout.existing(path) else {
                report.warn("the project \(location.checkout.relative(path)) does not exist")
                return
            }
            real = found
            if projects.contains(where: { $0.path == real }) { return }
            projects.append(try ProjectFile(path: real, checkout: location.checkout, report: report, limits: limits))
        } catch {
            if isNeeded { throw error }
            report.warn(error.description)
            return
        }
        guard let project = projects.last else { return }
        for path in project.referencedProjects { try open(path, isNeeded: false) }
    }
}

/// A target as a scheme names it.
package struct TargetReferenceID: Equatable {
    package let id: String
    package let name: String
    /// The path of its project; nil where that is not said.
    package var project: String?
}

extension ProjectFile {
    /// The other projects that this one uses products of.
    var referencedProjects: [String] {
        (root.fields["projectReferences"]?.array ?? []).compactMap { entry in
            guard let id = entry["ProjectRef"]?.string, let reference = object(id: id) else { return nil }
            return places.path(of: reference)
        }
    }
}
