/// The classes of a scene and of its delegate.
// apple: https://developer.apple.com/documentation/uikit/uisceneconfiguration
@preconcurrency @MainActor @objcMembers open class UISceneConfiguration: UIObject {
    /// A configuration of a name. Where Info.plist has one of this name for the role, its classes are taken from there; without a name, where
    /// it has one without a name.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        adoptEntry(of: .main)
    }

    /// A configuration of a name in a given Info.plist.
    convenience init(name: String?, sessionRole: UISceneSession.Role, infoPlist: InfoPlist) {
        self.init(name: name, sessionRole: sessionRole)
        adoptEntry(of: infoPlist)
    }

    private func adoptEntry(of infoPlist: InfoPlist) {
        guard let entry = infoPlist.sceneConfiguration(named: name, role: role.rawValue) else { return }
        sceneClass = entry.sceneClassName.flatMap { ClassLookup.find($0, namedBy: "UISceneClassName") }
        delegateClass = entry.delegateClassName.flatMap { ClassLookup.find($0, namedBy: "UISceneDelegateClassName") }
        storyboard = entry.storyboardName.map { UIStoryboard(name: $0, bundle: nil) }
    }

    /// The name in Info.plist.
    public let name: String?
    /// The role of the scenes it is for.
    public let role: UISceneSession.Role
    /// The class of the scene; nil is ``UIWindowScene``.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?
    /// With whose first controller the scene begins, in a window that it gets without asking. Default: that of Info.plist, else nil.
    open var storyboard: UIStoryboard?
}
