import Foundation

/// The compiler's map of what it makes from each source.
///
/// It decides by a source's date whether its object file is current. A translation can also change because another file did; then the
/// object file is removed here, and the compiler makes it again.
struct OutputFileMap: Sendable {
    private let outputs: [String: [String: String]]
    private let absolute: @Sendable (String) -> String

    /// - Parameter absolute: completes relative paths, which the map may have.
    init(path: String?, absolute: @escaping @Sendable (String) -> String) {
        self.absolute = absolute
        guard let path, let bytes = AtomicFile.read(path),
            let map = try? JSONDecoder().decode([String: [String: String]].self, from: Data(bytes))
        else {
            outputs = [:]
            return
        }
        outputs = Dictionary(map.map { (absolute($0), $1) }, uniquingKeysWith: { first, _ in first })
    }

    /// Removes the object file of a source. A map for whole modules has one for all, under an empty name.
    func removeObject(of source: String) {
        for key in [source, absolute("")] {
            guard let object = outputs[key]?["object"] else { continue }
            unlink(absolute(object))
            return
        }
    }

    /// Makes an empty object file of a source where there is none.
    func touchObject(of source: String) {
        for key in [source, absolute("")] {
            guard let object = outputs[key]?["object"] else { continue }
            let path = absolute(object)
            if access(path, F_OK) != 0 { _ = FileManager.default.createFile(atPath: path, contents: Data()) }
            return
        }
    }
}
