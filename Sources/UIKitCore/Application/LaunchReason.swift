import Foundation

/// Why the application is started: by itself, for addresses, or by a shortcut.
package enum LaunchReason {
    case user
    /// At least one.
    case urls([URL])
    case shortcut(type: String)
}

extension LaunchReason {
    /// The launch options of an application without scenes (SV-92, SV-100).
    @MainActor
    func options(of application: UIApplication) -> [UIApplication.LaunchOptionsKey: Any]? {
        switch self {
        case .user: nil
        case .urls(let urls): urls.first.map { [.url: $0] }
        case .shortcut(let type): application.shortcuts.item(ofType: type).map { [.shortcutItem: $0] }
        }
    }

    /// The connection options of a scene (SV-93, SV-99).
    @MainActor
    func connectionOptions(of application: UIApplication) -> UIScene.ConnectionOptions {
        let options = UIScene.ConnectionOptions()
        switch self {
        case .user: break
        case .urls(let urls): options.urlContexts = Set(urls.map { UIOpenURLContext(url: $0) })
        case .shortcut(let type): options.shortcutItem = application.shortcuts.item(ofType: type)
        }
        return options
    }
}
