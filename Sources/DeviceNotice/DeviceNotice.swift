import Foundation
import Synchronization

/// Tells the person at the terminal what this device has none of. The application goes on with the answer that its API has for that.
package enum DeviceNotice {
    private static let said = Mutex<Set<String>>([])

    /// Writes a line to standard error; the same one only once in a process.
    package static func say(_ text: String) {
        guard said.withLock({ $0.insert(text).inserted }) else { return }
        FileHandle.standardError.write(Data("Forastero: \(text)\n".utf8))
    }
}
