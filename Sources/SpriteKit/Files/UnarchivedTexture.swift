import Foundation

/// What is read of a texture in an archive.
final class UnarchivedTexture: NSObject, NSCoding {
    let name: String?

    init?(coder: NSCoder) { name = coder.decodeObject(forKey: "_imgName") as? String }

    func encode(with coder: NSCoder) { coder.encode(name, forKey: "_imgName") }
}
