import UIKit

/// Prints what happens while the app is launched, a line each.
@MainActor
enum LaunchLog {
    static func note(_ event: String) {
        FileHandle.standardOutput.write(Data((event + "\n").utf8))
    }

    /// What is in a window.
    static func describe(_ window: UIWindow??) -> String {
        guard let window = window ?? nil else { return "no window" }
        let root = window.rootViewController.map { $0.title ?? "\(type(of: $0))" } ?? "no controller"
        let owner = window is OwnWindow ? " in its own" : ""
        return "\(root)\(owner) \(window.isKeyWindow ? "key" : "not key")"
    }
}
