import Foundation
import ObjCRuntime

extension ClassLookup {
    /// A class of a module above this one, of which this one knows only what it can do.
    static func require<Metatype>(_ name: String, of module: String) -> Metatype {
        guard let found = find(name) as? Metatype else {
            _requireFailure("\(name) stands in \(module), which is not part of this program. Import UIKit, and not only modules of it.")
        }
        return found
    }
}
