public import Foundation

// The content of a folder.
extension FileWrapper {
    /// Puts something into the folder, under its preferred name or one that is free.
    /// - Precondition: it is a folder, and what is put into it has a preferred name.
    /// - Returns: the name.
    @discardableResult
    public func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var children) = content else { _requireFailure(Self.noFolder) }
        guard let wanted = child.preferredFilename, !wanted.isEmpty else {
            _requireFailure("-[NSFileWrapper addFileWrapper:]: the child has no preferredFilename. Set one before adding it.")
        }
        var name = wanted
        var number = 2
        while children[name] != nil {
            name = "\(number)__#$!@%!#__\(wanted)"
            number += 1
        }
        children[name] = child
        content = .folder(children)
        child.filename = name
        return name
    }

    /// Puts a file into the folder.
    @discardableResult
    public func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Takes something out of the folder; nothing happens where it is not in it.
    public func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(var children) = content else { _requireFailure(Self.noFolder) }
        if let name = children.first(where: { $0.value === child })?.key { children[name] = nil }
        content = .folder(children)
    }

    /// The name of something in the folder; nil where it is not in it.
    public func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        guard case .folder(let children) = content else { _requireFailure(Self.noFolder) }
        return children.first { $0.value === child }?.key
    }

    private static var noFolder: String { "-[NSFileWrapper addFileWrapper:]: this method is only for directories. Ask isDirectory first." }
}
