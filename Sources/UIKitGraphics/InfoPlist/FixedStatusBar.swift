/// How the status bar of an application looks whose controllers are not asked.
// apple: https://developer.apple.com/documentation/bundleresources/information-property-list/uiviewcontrollerbasedstatusbarappearance
package struct FixedStatusBar: Equatable, Sendable {
    package var isHidden: Bool
    package var style: UIStatusBarStyle

    /// Nil where Info.plist does not say that controllers are not asked.
    init?(_ plist: [String: Any]) {
        guard plist["UIViewControllerBasedStatusBarAppearance"] as? Bool == false else { return nil }
        isHidden = plist["UIStatusBarHidden"] as? Bool ?? false
        switch plist["UIStatusBarStyle"] as? String {
        case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackOpaque", "UIStatusBarStyleBlackTranslucent": style = .lightContent
        case "UIStatusBarStyleDarkContent": style = .darkContent
        default: style = .default
        }
    }
}
