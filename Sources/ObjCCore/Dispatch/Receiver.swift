/// Gives the receiver of a message the type that the method of an entry expects.
///
/// An entry is only found through the class it belongs to, so the object is known to be of that class and needs no check.
@inline(__always)
func receiver<Target>(_ object: AnyObject, isClass: Bool) -> Target {
    isClass ? unsafeBitCast(object, to: Target.self) : object as! Target
}

/// Returns true if values of the type are plain references to an object of a class.
func isClass<Target>(_ type: Target.Type) -> Bool {
    type is AnyClass
}
