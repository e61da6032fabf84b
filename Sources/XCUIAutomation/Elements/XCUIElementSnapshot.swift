/// The state of an element at one moment, with all that was in it. Asking it costs nothing, and it stays as it is.
// apple: https://developer.apple.com/documentation/xcuiautomation/xcuielementsnapshot
@preconcurrency @MainActor
public protocol XCUIElementSnapshot: XCUIElementAttributes {
    /// The elements right inside at that moment.
    var children: [any XCUIElementSnapshot] { get }
}

/// An object that can be asked for its state at one moment.
// apple: https://developer.apple.com/documentation/xcuiautomation/xcuielementsnapshotproviding
@preconcurrency @MainActor
public protocol XCUIElementSnapshotProviding {
    /// Throws where it is not there.
    func snapshot() throws -> any XCUIElementSnapshot
}
