import Foundation

/// A folder of ours that is brought to a state: what is right already is not touched, what is too much goes.
package final class OutputFolder {
    package let path: String
    private var kept: Set<String> = []
    /// The number of files that were written, removed or linked again.
    package private(set) var changes = 0

    package init(_ path: String) throws(ProjectError) {
        self.path = path
        try Self.makeFolder(path)
    }

    private static func makeFolder(_ path: String) throws(ProjectError) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw ProjectError("the folder cannot be made", file: path)
        }
    }

    /// Leaves a file or a whole folder as it is.
    package func keep(_ relative: String) { kept.insert(relative) }

    package func write(_ bytes: [UInt8], to relative: String) throws(ProjectError) {
        let file = try prepare(relative)
        if FileSystem.isFile(file), !isLink(file), let old = FileManager.default.contents(atPath: file), old.elementsEqual(bytes) { return }
        try remove(file)
        guard FileManager.default.createFile(atPath: file, contents: Data(bytes)) else {
            throw ProjectError("the file cannot be written", file: file)
        }
        changes += 1
    }

    package func link(_ relative: String, to target: String) throws(ProjectError) {
        let file = try prepare(relative)
        if let old = try? FileManager.default.destinationOfSymbolicLink(atPath: file), old == target { return }
        try remove(file)
        guard symlink(target, file) == 0 else { throw ProjectError("the link cannot be made", file: file) }
        changes += 1
    }

    /// Copies a file, or a folder with all that is in it. Links inside that lead out of `checkout` are left out.
    package func copy(_ source: String, to relative: String, checkout: Checkout, depth: Int = 0) throws(ProjectError) {
        guard depth < 32 else { throw ProjectError("folders are nested too deep", file: source) }
        guard let real = FileSystem.realPath(source), checkout.contains(real) else { return }
        if FileSystem.isFolder(real) {
            try Self.makeFolder(try prepare(relative))
            for name in FileSystem.names(in: real) + Self.hiddenNames(in: real) {
                try copy(real + "/" + name, to: relative + "/" + name, checkout: checkout, depth: depth + 1)
            }
            return
        }
        guard FileSystem.isFile(real) else { return }
        let file = try prepare(relative)
        if isCopy(file, of: real) { return }
        try remove(file)
        do {
            try FileManager.default.copyItem(atPath: real, toPath: file)
        } catch {
            throw ProjectError("the file cannot be copied", file: real)
        }
        keepTime(of: real, in: file)
        changes += 1
    }

    /// A data model names the version that is in force in a hidden file.
    private static func hiddenNames(in folder: String) -> [String] {
        [".xccurrentversion"].filter { FileSystem.isFile(folder + "/" + $0) }
    }

    /// Removes all that was neither written nor kept since this folder was made.
    package func finish() { removeRest("") }

    private func removeRest(_ relative: String) {
        let folder = relative.isEmpty ? path : path + "/" + relative
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let inner = relative.isEmpty ? name : relative + "/" + name
            if kept.contains(inner) {
                if parents.contains(inner) { removeRest(inner) }
            } else {
                try? FileManager.default.removeItem(atPath: path + "/" + inner)
                changes += 1
            }
        }
    }

    /// Folders that hold something of ours.
    private var parents: Set<String> = []

    private func prepare(_ relative: String) throws(ProjectError) -> String {
        kept.insert(relative)
        var parent = (relative as NSString).deletingLastPathComponent
        var missing = false
        while !parent.isEmpty, parents.insert(parent).inserted {
            kept.insert(parent)
            missing = true
            parent = (parent as NSString).deletingLastPathComponent
        }
        let file = path + "/" + relative
        if missing {
            let folder = (file as NSString).deletingLastPathComponent
            if !FileSystem.isFolder(folder) { try remove(folder) }
            try Self.makeFolder(folder)
        }
        return file
    }

    private func remove(_ file: String) throws(ProjectError) {
        var status = stat()
        guard lstat(file, &status) == 0 else { return }
        do {
            try FileManager.default.removeItem(atPath: file)
        } catch {
            throw ProjectError("the file cannot be replaced", file: file)
        }
    }

    private func isLink(_ file: String) -> Bool {
        var status = stat()
        return lstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    private func isCopy(_ file: String, of source: String) -> Bool {
        var copy = stat(), original = stat()
        guard lstat(file, &copy) == 0, stat(source, &original) == 0, copy.st_mode & S_IFMT == S_IFREG else { return false }
        return copy.st_size == original.st_size && copy.st_mtim.tv_sec == original.st_mtim.tv_sec
            && copy.st_mtim.tv_nsec == original.st_mtim.tv_nsec
    }

    private func keepTime(of source: String, in file: String) {
        var status = stat()
        guard stat(source, &status) == 0 else { return }
        // The owner may write to it, so that it can be replaced.
        chmod(file, 0o644)
        _ = [status.st_atim, status.st_mtim].withUnsafeBufferPointer { utimensat(AT_FDCWD, file, $0.baseAddress, 0) }
    }
}
