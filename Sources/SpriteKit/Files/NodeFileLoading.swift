/// Nodes that come from files; see ``SKNode``. A method of this kind may give an object of a class that it does not know.
@preconcurrency @MainActor
public protocol NodeFileLoading {}

extension NodeFileLoading {
    /// The node of a file of the app that was made with Xcode's editors of scenes and particles.
    ///
    /// Nil if there is no such file, if it cannot be read, or if its node is none of this class. Read are scenes with plain nodes, cameras,
    /// sprites, labels and emitters; a line on standard error names what else is in a file.
    /// - Parameter filename: with or without `.sks`.
    public init?(fileNamed filename: String) {
        guard let node = NodeFile.node(named: filename) as? Self else { return nil }
        self = node
    }
}
