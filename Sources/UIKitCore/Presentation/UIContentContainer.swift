import Foundation

/// An object that adapts to a size and to traits, and passes them on to those inside: controllers and presentation controllers.
// apple: https://developer.apple.com/documentation/uikit/uicontentcontainer
@preconcurrency @MainActor @objc public protocol UIContentContainer: NSObjectProtocol {
    /// The size the content would like to have; zero for none.
    var preferredContentSize: CGSize { get }

    /// Called when a child's ``preferredContentSize`` has changed.
    @objc(preferredContentSizeDidChangeForChildContentContainer:)
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size a child is going to have when this container has the given one.
    @objc(sizeForChildContentContainer:withParentContainerSize:)
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize

    /// Called before the size changes. Overriders call super, which notifies those inside whose size changes too.
    @objc(viewWillTransitionToSize:withTransitionCoordinator:)
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// Called before the traits change. Overriders call super, which notifies those inside.
    @objc(willTransitionToTraitCollection:withTransitionCoordinator:)
    func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
