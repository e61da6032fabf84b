import Foundation
import Synchronization

/// Says on standard error what is wrong with the resources of the app, each thing once.
@_spi(ForasteroInternal)
public enum ResourceReport {
    private static let told = Mutex<Set<String>>([])

    public static func tell(_ message: String) {
        guard told.withLock({ $0.insert(message).inserted }) else { return }
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
