import Foundation

/// The state of an application without scenes, as it lies in its file.
struct KeptState: Codable {
    /// A controller, or an object that was registered.
    struct Record: Codable {
        var path: [String]
        /// The class that makes it anew, by its name.
        var maker: String?
        var storyboard: String?
        var isController: Bool
        /// What it has written.
        var state: Data
        /// What its views have written that have identifiers.
        var views: [String: Data] = [:]
    }

    /// What the application's delegate has written.
    var application: Data
    /// The outer ones before what lies in them.
    var records: [Record]
}
