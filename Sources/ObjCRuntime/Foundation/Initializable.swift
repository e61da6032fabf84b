/// Lets an initializer in an extension of a class return an object of a subclass of ours.
///
/// An initializer that a protocol extension declares may assign `self`, one that a class extension declares may not. The
/// classes of Foundation that have to be extended in this way adopt the protocol, which requires nothing.
public protocol _ObjCReplacingInit {}
