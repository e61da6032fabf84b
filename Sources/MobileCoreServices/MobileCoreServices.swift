// Apple's module of this name is the part of CoreServices that iOS has.
@_exported public import CoreServices
