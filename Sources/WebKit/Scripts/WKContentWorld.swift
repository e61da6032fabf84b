public import Foundation

/// A set of names that scripts share. Scripts of several worlds see the same page, and not one another's names.
// apple: https://developer.apple.com/documentation/webkit/wkcontentworld
@preconcurrency @MainActor @objcMembers open class WKContentWorld: NSObject {
    /// Nil for the two that are there anyway.
    public final let name: String?
    /// By which the engine knows it; nil for that of pages.
    @nonobjc final let engineName: String?

    @nonobjc private static var named: [String: WKContentWorld] = [:]

    private init(name: String?, engineName: String?) { (self.name, self.engineName) = (name, engineName) }

    /// That of the pages' own scripts.
    @objc(pageWorld) public static let page = WKContentWorld(name: nil, engineName: nil)
    /// That of the application's scripts.
    @objc(defaultClientWorld) public static let defaultClient = WKContentWorld(name: nil, engineName: "application")

    /// The world of a name: always the same one.
    // apple: https://developer.apple.com/documentation/webkit/wkcontentworld/world(name:)
    @objc(worldWithName:) public class func world(name: String) -> WKContentWorld {
        if let world = named[name] { return world }
        let world = WKContentWorld(name: name, engineName: "application." + name)
        named[name] = world
        return world
    }
}
