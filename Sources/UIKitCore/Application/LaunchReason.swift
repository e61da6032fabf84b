import Foundation

/// Why the application is started: by itself, for an address, or by a shortcut.
package enum LaunchReason {
    case user
    case url(URL)
    case shortcut(type: String)
}

extension LaunchReason {
    /// The launch options of an application without scenes (SV-92, SV-100).
    @MainActor
    func options(of application: UIApplication) -> [UIApplication.LaunchOptionsKey: Any]? {
        switch self {
        case .user: nil
        case .url(let url): [.url: url]
        case .shortcut(let type): application.shortcuts.item(ofType: type).map { [.shortcutItem: $0] }
        }
    }

    /// The connection options of a scene (SV-93, SV-99).
    @MainActor
    func connectionOptions(of application: UIApplication) -> UIScene.ConnectionOptions {
        let options = UIScene.ConnectionOptions()
        switch self {
        case .user: break
        case .url(let url): options.urlContexts = [UIOpenURLContext(url: url)]
        case .shortcut(let type): options.shortcutItem = application.shortcuts.item(ofType: type)
        }
        return options
    }
}
