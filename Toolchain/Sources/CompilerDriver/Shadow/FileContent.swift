/// What stands in a file, as one short text, wherever the file is and whenever it was written: a program that was built again and came out
/// the same is the same program.
enum FileContent {
    static func stamp(of path: String) -> String {
        guard let bytes = AtomicFile.read(path) else { return "none" }
        var hash = StableHash()
        hash.combine(bytes)
        return hash.text
    }
}
