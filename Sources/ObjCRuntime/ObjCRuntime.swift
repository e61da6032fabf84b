@_exported public import Foundation
@_exported public import ObjCCore
public import ObjectiveC

/// The name under which translated code inherits from the root class.
public typealias UIObject = ObjectiveC.NSObject
