import Foundation

/// Imports Foundation alone, and is for iOS all the same.
public struct Postage {
    public init() {}

    #if os(iOS) && ON_PHONES
        public var country: String { "phone" }
        public var session: URLSession { .shared }
    #else
        public var country: String { "elsewhere" }
    #endif
}
