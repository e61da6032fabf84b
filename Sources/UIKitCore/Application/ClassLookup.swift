/// Finds classes by the names that Info.plist and nibs give them.
enum ClassLookup {
    static func find(_ name: String) -> AnyClass? {
        _ObjCRuntime.classNamed(name)
    }
}
