import Foundation

/// The property list of a project file, in whichever format it was written.
enum ProjectList {
    static func read(_ file: String, limits: PropertyListLimits = .init()) throws(ProjectError) -> PropertyListNode {
        let bytes = try FileSystem.read(file, atMost: limits.bytes)
        guard TypedPropertyList.isXMLOrBinary(bytes) else { return try OldStyleParser.parse(bytes, file: file, limits: limits) }
        return node(of: try TypedPropertyList.parse(bytes, file: file, limits: limits))
    }

    /// The typed formats have passed their limits already.
    private static func node(of value: Any) -> PropertyListNode {
        switch value {
        case let dictionary as [String: Any]:
            PropertyListNode(content: .dictionary(dictionary.mapValues(node)), line: 0)
        case let array as [Any]: PropertyListNode(content: .array(array.map(node)), line: 0)
        default: PropertyListNode(content: .string("\(value)"), line: 0)
        }
    }
}
