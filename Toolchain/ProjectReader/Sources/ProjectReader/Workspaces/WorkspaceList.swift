import Foundation

/// The projects that an `.xcworkspace` lists.
enum WorkspaceList {
    static func projects(of location: ProjectLocation) throws(ProjectError) -> [String] {
        guard let file = try location.checkout.existing(location.path + "/contents.xcworkspacedata", for: "contents.xcworkspacedata") else {
            throw ProjectError("there is no contents.xcworkspacedata in it", file: location.path)
        }
        let folder = (location.path as NSString).deletingLastPathComponent
        var found: [String] = []
        collect(try MarkupParser.read(file), folder: folder, group: folder, workspace: location.path, &found)
        return found
    }

    private static func collect(_ element: MarkupElement, folder: String, group: String, workspace: String, _ found: inout [String]) {
        for child in element.children {
            let place = place(child.attributes["location"] ?? "group:", folder: folder, group: group, workspace: workspace)
            if child.name == "Group" {
                collect(child, folder: folder, group: place ?? group, workspace: workspace, &found)
            } else if child.name == "FileRef", let place, place.hasSuffix(".xcodeproj") {
                found.append(place)
            }
        }
    }

    private static func place(_ location: String, folder: String, group: String, workspace: String) -> String? {
        guard let colon = location.firstIndex(of: ":") else { return nil }
        let path = String(location[location.index(after: colon)...])
        switch location[..<colon] {
        case "group": return FileSystem.joined(group, path)
        case "container": return FileSystem.joined(folder, path)
        case "self": return (workspace as NSString).deletingLastPathComponent
        default: return nil
        }
    }
}
