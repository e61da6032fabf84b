import Foundation

/// The text of a data model in the version that is in force.
struct DataModel {
    let entities: [MarkupElement]

    /// - Parameter folder: `.xcdatamodeld`, or `.xcdatamodel`.
    static func read(_ folder: String) throws(ProjectError) -> DataModel {
        let version = folder.hasSuffix(".xcdatamodeld") ? try currentVersion(in: folder) : folder
        let contents = version + "/contents"
        return DataModel(entities: try MarkupParser.read(contents).children(named: "entity"))
    }

    private static func currentVersion(in folder: String) throws(ProjectError) -> String {
        if let data = FileManager.default.contents(atPath: folder + "/.xccurrentversion"),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let name = list["_XCCurrentVersionName"] as? String, !name.contains("/")
        {
            return folder + "/" + name
        }
        guard let name = FileSystem.names(in: folder).sorted().first(where: { $0.hasSuffix(".xcdatamodel") }) else {
            throw ProjectError("the data model holds no version", file: folder)
        }
        return folder + "/" + name
    }
}
