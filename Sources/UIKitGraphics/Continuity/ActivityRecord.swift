import Foundation

/// An activity in a form that outlives the process, or goes to another one.
package struct ActivityRecord: Codable {
    private var type: String
    private var title: String?
    private var target: String?
    private var page: URL?
    private var identifier: String?
    /// A property list of its own, since its values are of any type.
    private var userInfo: Data?

    /// Values of ``NSUserActivity/userInfo`` that a property list cannot hold are lost.
    package init(_ activity: NSUserActivity) {
        type = activity.activityType
        title = activity.title
        target = activity.targetContentIdentifier
        page = activity.webpageURL
        identifier = activity.persistentIdentifier
        userInfo = Self.propertyList(activity.userInfo)
    }

    /// Nil for data that are no record, or one of no activity.
    package init?(_ data: Data) {
        guard let record = BoundedPropertyList.decode(ActivityRecord.self, from: data), !record.type.isEmpty else { return nil }
        self = record
    }

    package func data() throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(self)
    }

    /// A new activity that says the same.
    package func activity() -> NSUserActivity {
        let activity = NSUserActivity(activityType: type)
        activity.title = title
        activity.targetContentIdentifier = target
        activity.persistentIdentifier = identifier
        // Whoever has written the record may have named a page that no activity can have.
        if let page, ["http", "https"].contains(page.scheme?.lowercased()) { activity.webpageURL = page }
        let values = userInfo.flatMap { BoundedPropertyList.value(of: $0) }
        activity.userInfo = values as? [String: Any]
        return activity
    }

    private static func propertyList(_ userInfo: [AnyHashable: Any]?) -> Data? {
        let kept = (userInfo ?? [:]).reduce(into: [String: Any]()) { kept, entry in
            guard let key = entry.key as? String, PropertyListSerialization.propertyList(entry.value, isValidFor: .binary) else { return }
            kept[key] = entry.value
        }
        return try? PropertyListSerialization.data(fromPropertyList: kept, format: .binary, options: 0)
    }
}
