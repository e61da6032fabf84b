// A designated initializer has an entry in the method table of every subclass; only the type checker insists on `required`. A class that
// declares it as required, used as the static type of the metatype, is therefore the way to it.

/// The static type through which objects of any managed class are made. It has no instances.
///
/// Open, or a release build would take it for the only class that the type can stand for.
open class _ManagedObjectMaker: NSManagedObject {
    public required override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
    }
}

/// Makes objects of the classes that the model names.
enum ManagedObjectMaker {
    /// A new object of an entity's class.
    static func make(_ entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) -> NSManagedObject {
        unsafeBitCast(entity.layout.managedClass, to: _ManagedObjectMaker.Type.self).init(entity: entity, insertInto: context)
    }
}
