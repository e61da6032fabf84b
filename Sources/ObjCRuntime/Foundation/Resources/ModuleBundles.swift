public import Foundation
import Synchronization

private let known = Mutex<[String: String]>([:])

/// The translation of `Bundle(for:)`: the bundle with the resources of the module that declares a class, which the package manager puts
/// beside the program as `<Package>_<Module>.resources`, or that of a framework or of tests inside of an app's bundle; without one, the
/// bundle that Foundation answers.
// apple: https://developer.apple.com/documentation/foundation/bundle/init(for:)
public func _objcBundle(for aClass: AnyClass) -> Bundle {
    let module = String(_typeName(aClass).prefix { $0 != "." })
    return resourcePath(of: module).flatMap(Bundle.init(path:)) ?? Bundle(for: aClass)
}

private func resourcePath(of module: String) -> String? {
    if let path = known.withLock({ $0[module] }) { return path }
    let folder = CommandLineProgram.url.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let inside = ["Frameworks/\(module).framework", "PlugIns/\(module).xctest"].filter {
        FileManager.default.fileExists(atPath: folder + "/" + $0)
    }
    guard let name = names.filter({ $0.hasSuffix("_\(module).resources") }).min() ?? inside.first else { return nil }
    let path = folder + "/" + name
    known.withLock { $0[module] = path }
    return path
}
