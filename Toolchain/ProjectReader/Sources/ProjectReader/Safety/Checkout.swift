import Foundation

/// The folder outside of which nothing of a project is read: the git checkout that it lies in, or the folder that the user named.
///
/// An archive of a repository has no `.git`. Where the folder just above holds a package or a pod, as that of a library does of which the
/// project is the example, that folder counts; never the user's own, nor one that holds it.
///
/// All paths that come from a project go through here. Links are followed before it is decided.
package struct Checkout: Equatable {
    /// Without links, and without a slash at the end.
    package let root: String

    package init(root: String) {
        self.root = FileSystem.realPath(root) ?? root
    }

    /// - Parameters:
    ///   - folder: the one that was named, or that holds the project that was named.
    ///   - home: the user's own folder.
    package init(around folder: String, home: String = NSHomeDirectory()) {
        let start = FileSystem.realPath(folder) ?? folder
        var candidate = start
        while candidate.count > 1 {
            if FileSystem.exists(candidate + "/.git") {
                root = candidate
                return
            }
            candidate = (candidate as NSString).deletingLastPathComponent
        }
        let above = (start as NSString).deletingLastPathComponent
        root = Self.isPackage(above, home: FileSystem.realPath(home) ?? home) ? above : start
    }

    private static func isPackage(_ folder: String, home: String) -> Bool {
        let holdsHome = home == folder || home.hasPrefix(folder == "/" ? folder : folder + "/")
        guard !holdsHome else { return false }
        return FileSystem.names(in: folder).contains { name in
            (name == "Package.swift" || name.hasSuffix(".podspec")) && FileSystem.isFile(folder + "/" + name)
        }
    }

    /// A path that leads to a file or folder inside. Upper and lower case make no difference, unless there are files for both.
    /// - Returns: the path without links; nil where there is nothing.
    package func existing(_ path: String, for what: @autoclosure () -> String = "", file: String? = nil, line: Int? = nil)
        throws(ProjectError) -> String?
    {
        let plain = FileSystem.normalized(path)
        guard let real = FileSystem.realPath(path) ?? FileSystem.realPath(ignoringCase: plain, below: root) else {
            // A file that is not there cannot be read, but a path that leads out says something of the project.
            if contains(plain) || contains(FileSystem.normalized(realParent(of: plain))) { return nil }
            throw refusal(path, what(), file: file, line: line)
        }
        guard contains(real) else { throw refusal(path, what(), file: file, line: line) }
        return real
    }

    package func contains(_ path: String) -> Bool { path == root || path.hasPrefix(root == "/" ? root : root + "/") }

    /// A path as a person would write it from the checkout's folder.
    package func relative(_ path: String) -> String {
        guard contains(path), path != root else { return path }
        return String(path.dropFirst(root == "/" ? 1 : root.count + 1))
    }

    private func realParent(of path: String) -> String {
        var parent = (path as NSString).deletingLastPathComponent, rest = (path as NSString).lastPathComponent
        while parent.count > 1 {
            if let real = FileSystem.realPath(parent) { return real + "/" + rest }
            rest = (parent as NSString).lastPathComponent + "/" + rest
            parent = (parent as NSString).deletingLastPathComponent
        }
        return path
    }

    private func refusal(_ path: String, _ what: String, file: String?, line: Int?) -> ProjectError {
        ProjectError(
            "\(what.isEmpty ? "a path" : PrintableText.of(what)) leads out of the checkout: \(PrintableText.of(path))", file: file,
            line: line,
            remedy: "Only files below \(root) are read.")
    }
}
