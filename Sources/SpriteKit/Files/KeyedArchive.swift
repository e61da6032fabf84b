import Foundation
import UIKit

/// A keyed archive, read by what is in it: the classes that it names need not exist.
struct KeyedArchive {
    private let objects: [PropertyValue]
    private let top: [String: PropertyValue]

    /// Nil for bytes that are no such archive.
    init?(_ data: Data) {
        guard case .dictionary(let whole)? = Self.list(in: data), case .array(let objects)? = whole["$objects"],
            case .dictionary(let top)? = whole["$top"]
        else { return nil }
        (self.objects, self.top) = (objects, top)
    }

    /// Of either kind: lists are binary, or XML, in which a reference is a dictionary with a number.
    private static func list(in data: Data) -> PropertyValue? {
        if let value = BinaryPropertyList(data)?.value { return value }
        guard data.starts(with: Data("<?xml".utf8)), let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let binary = try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        else { return nil }
        return BinaryPropertyList(binary)?.value
    }

    var root: ArchivedObject? { object(top["root"]) }

    func resolve(_ value: PropertyValue?) -> PropertyValue? {
        guard let index = value?.referenceIndex else { return value }
        guard index > 0, index < objects.count else { return nil }
        return objects[index]
    }

    func object(_ value: PropertyValue?) -> ArchivedObject? {
        guard case .dictionary(let fields)? = resolve(value) else { return nil }
        var name = ""
        if case .dictionary(let type)? = resolve(fields["$class"]), case .text(let text)? = type["$classname"] { name = text }
        return ArchivedObject(archive: self, className: name, fields: fields)
    }
}
