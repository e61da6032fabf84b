import Foundation
internal import UIKitAnimators

extension UIStackView {
    /// Within a block of animations: lays out in it, and lets a view that is being hidden be seen until it has shrunk.
    func animateVisibility(of view: UIView) {
        guard AnimationStack.innermost != nil, AnimationStack.areEnabled, windowLink != nil else { return }
        layoutIfNeeded()
        let key = "stackVisibility"
        guard view.isHidden, let block = AnimationStack.innermost as? BlockAnimation else {
            view.backingLayer.removeAnimation(forKey: key)
            return
        }
        let animation = CABasicAnimation(keyPath: "hidden")
        animation.fromValue = false
        animation.toValue = false
        block.run(animation, on: view.backingLayer, key: key, for: view)
    }
}
