import UIKit

/// Has a window of its own before a storyboard is loaded.
class OwnWindowSceneDelegate: SceneDelegate {
    override init() {
        super.init()
        window = OwnWindow()
    }
}
