import UIKit

/// Found by its own name, without a module.
@objc(OtherSceneDelegate)
class OtherSceneDelegate: SceneDelegate {}
