// Objects that know their properties and relationships by a model, kept in a SQLite file. See Documentation/HowCoreDataWorks.md.

@_exported public import Foundation
@_exported public import ObjCRuntime
