/// The keys under which nibs and archives hold the properties of objects: written once, for the lowering of documents and for the classes
/// that read and write them.
///
/// A key is named after its text, without the prefix.
package enum NibKey {}
