import Foundation

/// What is kept of a session until the application is started again, beside what the user was at.
package struct SessionRecord: Equatable {
    /// That of the session.
    package var identifier: String
    /// The name of its configuration in Info.plist.
    var configuration: String?
    /// A property list.
    var userInfo: Data?

    private static let (identifierKey, configurationKey, userInfoKey) = ("identifier", "configuration", "userInfo")

    /// Values of the session's information that a property list cannot hold are lost.
    @MainActor
    init(_ session: UISceneSession) {
        identifier = session.persistentIdentifier
        configuration = session.configuration.name
        guard let info = session.userInfo else { return }
        let kept = info.filter { PropertyListSerialization.propertyList($0.value, isValidFor: .binary) }
        userInfo = try? PropertyListSerialization.data(fromPropertyList: kept, format: .binary, options: 0)
    }

    /// Nil for an entry of a file that names no session. Files are named after identifiers, so that these must be some that were made here.
    init?(_ entry: Any) {
        guard let entry = entry as? [String: Any], let identifier = entry[Self.identifierKey] as? String,
            identifier == SceneMemory.mainIdentifier || UUID(uuidString: identifier) != nil
        else { return nil }
        self.identifier = identifier
        configuration = entry[Self.configurationKey] as? String
        userInfo = entry[Self.userInfoKey] as? Data
    }

    var entry: [String: Any] {
        var entry: [String: Any] = [Self.identifierKey: identifier]
        entry[Self.configurationKey] = configuration
        entry[Self.userInfoKey] = userInfo
        return entry
    }

    /// The session's information; nil where there was none.
    var information: [String: Any]? {
        userInfo.flatMap { BoundedPropertyList.value(of: $0) as? [String: Any] }
    }
}
