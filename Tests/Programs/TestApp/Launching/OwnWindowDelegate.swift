import UIKit

/// Has a window of its own before a storyboard is loaded.
class OwnWindowDelegate: AppDelegate {
    override init() {
        super.init()
        window = OwnWindow()
    }
}
