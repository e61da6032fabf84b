/// Finds the class of an entity's objects by the name in the model.
enum ManagedClass {
    /// The class; `NSManagedObject` if there is none of that name.
    ///
    /// Models name a class of the app's own module with a dot in front, and one with an Objective-C name without a module.
    static func of(_ entity: NSEntityDescription) -> NSManagedObject.Type {
        let name = entity.managedObjectClassName ?? ""
        if name == "NSManagedObject" || name.isEmpty { return NSManagedObject.self }
        let bare = String(name.drop { $0 == "." })
        if let type = _ObjCRuntime.classNamed(bare) as? NSManagedObject.Type { return type }
        let last = String(bare.split(separator: ".").last ?? "")
        if let type = _ObjCRuntime.classes(withBareName: last).lazy.compactMap({ $0 as? NSManagedObject.Type }).first { return type }
        ModelReport.say(
            "Unable to load class named '\(bare)' for entity '\(entity.name ?? "")'. Class not found, using default NSManagedObject instead."
        )
        return NSManagedObject.self
    }
}
