@_spi(ForasteroInternal) import UIKitCore
import Drive
import Foundation
@_spi(ForasteroInternal) import ObjCRuntime

/// Where it is kept how large the app's windows were and where they stood: one file for each kind of device and session, in the app's
/// container.
@MainActor
enum WindowMemory {
    /// - Parameter session: the identifier of the one whose scene is in the window.
    static func file(for device: LaunchOptions.Device?, session: String) -> URL {
        let name = ["window", device?.rawValue, session == SceneMemory.mainIdentifier ? nil : session].compactMap { $0 }.joined(
            separator: "-")
        return URL._objcLibraryDirectory.appendingPathComponent("Saved Application State/\(name).json")
    }
}
