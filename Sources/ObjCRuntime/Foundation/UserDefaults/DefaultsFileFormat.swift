import Foundation

/// The file of a domain: a property list whose root is a dictionary.
enum DefaultsFileFormat {
    /// The reason why a file is none of ours, with the offset of the mistake.
    struct Damage: Error {
        let reason: String
    }

    /// Larger files are not read: user defaults are for settings.
    static let sizeLimit = 64 << 20
    /// Deeper lists are not read: Foundation's reader calls itself for each level.
    static let depthLimit = 256

    static func data(for values: [String: Any]) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }

    static func values(in file: Int32) throws(Damage) -> [String: Any] {
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw Damage(reason: "it is no regular file") }
        guard status.st_size <= sizeLimit else {
            throw Damage(reason: "it has \(status.st_size) bytes, more than the \(sizeLimit) that are read")
        }
        return try values(in: FileBytes.all(of: file))
    }

    static func values(in data: Data) throws(Damage) -> [String: Any] {
        guard !data.isEmpty else { throw Damage(reason: "it is empty") }
        // Foundation's reader of the binary form trusts what it reads.
        guard !data.starts(with: Array("bplist".utf8)) else {
            throw Damage(reason: "byte 0: it is a binary property list, and only those in XML are read")
        }
        try PropertyListScan.check(data, depthLimit: depthLimit)
        return try parsed(data)
    }

    private static func parsed(_ data: Data) throws(Damage) -> [String: Any] {
        let list: Any
        do {
            list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        } catch {
            let details = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
            throw Damage(reason: details ?? "it is no property list")
        }
        guard let values = list as? [String: Any] else { throw Damage(reason: "line 1: its root is no dictionary") }
        guard let kept = PropertyListValue.canonical(values) else { throw Damage(reason: "it has values that are no property list") }
        return kept
    }
}
