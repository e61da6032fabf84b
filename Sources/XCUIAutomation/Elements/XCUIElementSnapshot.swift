/// What an element was at one moment, with all that was in it. Asking it costs nothing, and it stays as it is.
// apple: https://developer.apple.com/documentation/xcuiautomation/xcuielementsnapshot
@preconcurrency @MainActor
public protocol XCUIElementSnapshot: XCUIElementAttributes {
    /// What was right inside at that moment.
    var children: [any XCUIElementSnapshot] { get }
}

/// What can be asked for all that it is at one moment.
// apple: https://developer.apple.com/documentation/xcuiautomation/xcuielementsnapshotproviding
@preconcurrency @MainActor
public protocol XCUIElementSnapshotProviding {
    /// Throws where it is not there.
    func snapshot() throws -> any XCUIElementSnapshot
}
