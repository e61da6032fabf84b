/// The result of a search for one element.
@MainActor
enum ElementLookup {
    case found(ElementNode)
    /// Why not, as messages end.
    case failure(String)

    /// - Parameter process: the number of the app's process.
    init(_ path: ElementPath, in application: ElementNode, process: Int32) {
        let nodes = path.elements(in: application)
        switch nodes.count {
        case 1: self = .found(nodes[0])
        case 0:
            self = .failure(
                "No matches found for first query match sequence: \(path.sequence), given input App element pid: \(process)")
        default:
            self = .failure(
                "Multiple matching elements found for \(path.sequence).\nMatches:\n" + nodes.map { "\($0.words)" }.joined(separator: "\n"))
        }
    }
}
