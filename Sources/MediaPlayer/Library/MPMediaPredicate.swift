public import Foundation

/// How a value is compared.
// apple: https://developer.apple.com/documentation/mediaplayer/mpmediapredicatecomparison
public enum MPMediaPredicateComparison: Int, Sendable {
    case equalTo = 0
    case contains
}

/// What a query asks for.
// apple: https://developer.apple.com/documentation/mediaplayer/mpmediapredicate
@objcMembers open class MPMediaPredicate: NSObject {}

/// Asks for a value of a property.
// apple: https://developer.apple.com/documentation/mediaplayer/mpmediapropertypredicate
@objcMembers public final class MPMediaPropertyPredicate: MPMediaPredicate {
    /// The key, as ``MPMediaItemPropertyTitle``.
    public let property: String
    /// What is looked for.
    public let value: Any?
    /// How it is compared.
    public let comparisonType: MPMediaPredicateComparison

    /// - Parameters:
    ///   - value: what is looked for.
    ///   - property: the key, as ``MPMediaItemPropertyTitle``.
    ///   - comparisonType: how it is compared. Default: ``MPMediaPredicateComparison/equalTo``.
    // apple: https://developer.apple.com/documentation/mediaplayer/mpmediapropertypredicate/init(value:forproperty:comparisontype:)
    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo) {
        self.property = property
        self.value = value
        self.comparisonType = comparisonType
    }
}
