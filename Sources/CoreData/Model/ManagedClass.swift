/// Finds the class of an entity's objects by the name in the model.
enum ManagedClass {
    /// The class; `NSManagedObject` if there is none of that name.
    ///
    /// Models name a class of the app's own module with a dot in front, and one with an Objective-C name without a module.
    static func of(_ entity: NSEntityDescription) -> NSManagedObject.Type {
        let name = entity.managedObjectClassName ?? ""
        if name == "NSManagedObject" || name.isEmpty { return NSManagedObject.self }
        if let type = named(name, where: { $0 is NSManagedObject.Type }) as? NSManagedObject.Type { return type }
        let bare = String(name.drop { $0 == "." })
        ModelReport.say(
            "Unable to load class named '\(bare)' for entity '\(entity.name ?? "")'. Class not found, using default NSManagedObject instead."
        )
        return NSManagedObject.self
    }

    /// The class of a name, with its module in front or without, that fits; nil if there is none.
    static func named(_ name: String, where fits: (AnyClass) -> Bool) -> AnyClass? {
        let bare = String(name.drop { $0 == "." })
        if let type = _ObjCRuntime.classNamed(bare), fits(type) { return type }
        let last = String(bare.split(separator: ".").last ?? "")
        return _ObjCRuntime.classes(withBareName: last).first(where: fits)
    }
}
