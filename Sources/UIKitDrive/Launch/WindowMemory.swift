import Drive
import Foundation
@_spi(ForasteroInternal) import ObjCRuntime

/// Where it is kept how large an app's window was and where it stood: one file for each kind of device, in the app's container.
enum WindowMemory {
    static func file(for device: LaunchOptions.Device?) -> URL {
        let name = "window" + (device.map { "-" + $0.rawValue } ?? "")
        return URL._objcLibraryDirectory.appendingPathComponent("Saved Application State/\(name).json")
    }
}
