/// Combine without an import of its own: on Apple's systems Foundation, and all that brings it, shows its names too.
enum CombineNames {
    static let module = "Combine"

    private static let names = [
        "ObservableObject", "@Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
        ".publisher(for:", "Timer.publish(", "dataTaskPublisher(",
    ]
    private static let bringers = ["Foundation", "UIKit", "XCTest"]

    /// Returns true if a file names any of it and imports what brings it, but neither Combine nor a module that stands for it.
    ///
    /// Other modules of that name, such as OpenCombine, have the same types: beside them these would be ambiguous.
    static func areNamedWithoutImport(in files: [SourceFile]) -> Bool {
        files.contains { file in
            guard names.contains(where: file.contains) else { return false }
            let imported = importedModules(in: String(decoding: file.bytes, as: UTF8.self))
            return bringers.contains(where: imported.contains) && !imported.contains(where: { $0.contains(module) })
        }
    }

    /// The modules that whole lines of a text import, with or without attributes and access levels.
    private static func importedModules(in text: String) -> Set<String> {
        var modules: Set<String> = []
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == ";" })
            guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
                words[..<index].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
            else { continue }
            modules.insert(String(words[index + 1]))
        }
        return modules
    }

    private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
}
