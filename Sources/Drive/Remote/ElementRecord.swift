package import Foundation

/// The description of one element on the screen for a test in another process, with all that is in it.
package struct ElementRecord: Codable, Equatable, Sendable {
    /// By which the app knows it again, until the next tree is asked for.
    package var number = 0
    /// The number of XCUITest's element type.
    package var type: UInt
    package var identifier = ""
    package var label = ""
    package var title = ""
    package var value: String?
    package var placeholder: String?
    /// In points of the screen.
    package var frame = CGRect.zero
    package var isEnabled = true
    package var isSelected = false
    package var hasFocus = false
    /// True if a touch in the middle of what can be seen of it reaches it.
    package var isHittable = false
    package var children: [ElementRecord] = []

    package init(type: UInt) {
        self.type = type
    }
}
