/// Why there is no site; for people.
public struct SiteError: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
