import Foundation
internal import UniformTypeIdentifiers

extension Representation {
    func loadData(_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        switch source {
        case .data(let load): _ = load(completion)
        case .file(let load, _):
            _ = load { file, _, error in
                guard let file else { return completion(nil, error) }
                hand(completion) { try Data(contentsOf: file) }
            }
        case .item(let load): load { item, error in completion(ItemCoercion.data(of: item), error) }
        }
    }

    /// Hands over a copy in a folder of its own.
    func loadFile(named name: String?, _ completion: @escaping @Sendable (URL?, (any Error)?) -> Void) {
        if case .file(let load, _) = source {
            _ = load { file, _, error in
                guard let file else { return completion(nil, error) }
                hand(completion) { try ItemFile.copy(of: file) }
            }
        } else {
            let fileExtension = UTType(typeIdentifier)?.preferredFilenameExtension
            loadData { data, error in
                guard let data else { return completion(nil, error) }
                hand(completion) { try ItemFile.file(of: data, named: name ?? "item", fileExtension: fileExtension) }
            }
        }
    }

    func loadItem(_ completion: @escaping @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void) {
        switch source {
        case .data(let load): _ = load { completion($0.map { $0 as NSData }, $1) }
        case .file(let load, _): _ = load { completion($0.map { $0 as NSURL }, $2) }
        case .item(let load): load { completion($0 as? any NSSecureCoding, $1) }
        }
    }
}

/// Calls a handler with what work yields, or with the error that it throws.
private func hand<Value>(_ completion: (Value?, (any Error)?) -> Void, _ work: () throws -> Value) {
    do {
        completion(try work(), nil)
    } catch {
        completion(nil, error)
    }
}
