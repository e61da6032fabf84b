// Core Foundation's truth values, which queries of the keychain are written with.

public typealias CFBoolean = NSNumber
public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false
