import Foundation
import Synchronization

/// Says once for each method what replacing it does not do here.
enum ReplacementReport {
    private static let said = Mutex<Set<String>>([])

    static func say(_ method: MethodObject) {
        let name = "-[\(_ObjCRuntime.name(of: method.type)) \(method.selector.string)]"
        guard said.withLock({ $0.insert(name).inserted }) else { return }
        let text =
            "Forastero: \(name) was replaced. Messages by name reach the new implementation; Swift's own calls do not, because the method "
            + "is not marked @objc dynamic.\n"
        FileHandle.standardError.write(Data(text.utf8))
    }
}
