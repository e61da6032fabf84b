// The translation of `T(context: c)` and `self.init(entity: e, insertInto: c)` where all that is known of the class is that it is a managed
// one: initializers of Apple's classes can be called on any metatype, in Swift only `required` ones can.

/// A new object of a managed class that is only known at run time.
public func _objcNew<T: NSManagedObject>(_ type: T.Type, entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) -> T {
    unsafeDowncast(unsafeBitCast(type, to: _ManagedObjectMaker.Type.self).init(entity: entity, insertInto: context), to: T.self)
}

/// A new object of a managed class that is only known at run time, of the entity that has the class.
/// - Precondition: exactly one entity of the context's model has the class.
public func _objcNew<T: NSManagedObject>(_ type: T.Type, context moc: NSManagedObjectContext) -> T {
    _objcNew(type, entity: NSManagedObject.entity(of: type, in: moc), insertInto: moc)
}
