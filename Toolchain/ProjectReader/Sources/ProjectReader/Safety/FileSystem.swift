import Foundation

/// The reader's access to the disk. Files are read whole, and only up to a size.
package enum FileSystem {
    package static func realPath(_ path: String) -> String? {
        guard !path.utf8.contains(0), let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// The path of what is there under a path that may differ from it in upper and lower case, as the disks of Macs find it.
    /// - Returns: nil where there is nothing; of several the first by name.
    package static func realPath(ignoringCase path: String, below root: String) -> String? {
        let root = root == "/" ? "" : root
        guard path.hasPrefix(root + "/") else { return nil }
        var place = root
        for part in path.dropFirst(root.count + 1).split(separator: "/") {
            if exists(place + "/" + part) {
                place += "/" + part
            } else if let name = names(in: place.isEmpty ? "/" : place).first(where: { $0.lowercased() == part.lowercased() }) {
                place += "/" + name
            } else {
                return nil
            }
        }
        return realPath(place)
    }

    package static func exists(_ path: String) -> Bool { !path.utf8.contains(0) && access(path, F_OK) == 0 }

    package static func isFolder(_ path: String) -> Bool { mode(of: path) == S_IFDIR }

    package static func isFile(_ path: String) -> Bool { mode(of: path) == S_IFREG }

    private static func mode(of path: String) -> mode_t? {
        var status = stat()
        guard !path.utf8.contains(0), stat(path, &status) == 0 else { return nil }
        return status.st_mode & S_IFMT
    }

    /// Sorted, without hidden ones.
    package static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    package static func read(_ path: String, atMost limit: Int = 64 << 20) throws(ProjectError) -> [UInt8] {
        var status = stat()
        guard !path.utf8.contains(0), stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw ProjectError("the file cannot be read", file: path)
        }
        guard status.st_size <= limit else {
            throw ProjectError("the file has \(status.st_size) bytes; at most \(limit) are read", file: path)
        }
        guard let data = FileManager.default.contents(atPath: path) else { throw ProjectError("the file cannot be read", file: path) }
        return [UInt8](data)
    }

    /// Without `.`, `..` and doubled slashes; links are not looked at.
    package static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
            if part != ".." {
                parts.append(part)
            } else if let last = parts.last, last != ".." {
                parts.removeLast()
            } else if !path.hasPrefix("/") {
                parts.append(part)
            }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    package static func joined(_ folder: String, _ path: String) -> String {
        path.hasPrefix("/") ? normalized(path) : normalized(folder + "/" + path)
    }
}
