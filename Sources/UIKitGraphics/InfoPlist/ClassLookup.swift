/// Finds classes by the names that Info.plist and nibs give them.
package enum ClassLookup {
    package static func find(_ name: String) -> AnyClass? {
        _ObjCRuntime.classNamed(name)
    }

    /// One that Info.plist names, whose Swift name may lack the application's module: iOS does not find that class; here a message says so.
    @MainActor
    package static func find(_ name: String, namedBy key: String) -> AnyClass? {
        if let found = find(name) { return found }
        let qualified = InfoPlist.main.moduleName + "." + name
        if !name.contains("."), let found = find(qualified) {
            ConsoleWarning.tell("Info.plist: \(key) is \"\(name)\"; iOS finds the class only by the name \"\(qualified)\".")
            return found
        }
        ConsoleWarning.tell("Info.plist configuration contained \(key) key, but could not load class with name \"\(name)\".")
        return nil
    }
}
