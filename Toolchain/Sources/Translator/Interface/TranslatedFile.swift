/// One source after translation.
public struct TranslatedFile: Sendable {
    public let path: String
    /// The new content; nil if the compiler shall read the source itself.
    public let text: [UInt8]?
    /// The edits, in ascending order, without overlaps. Applying them to the source gives ``text``.
    public let edits: [Edit]
}
