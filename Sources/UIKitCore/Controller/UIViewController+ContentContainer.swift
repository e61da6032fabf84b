import Foundation

extension UIViewController: UIContentContainer {
    /// Called before the view's size changes, as when the device turns. Overriders call super.
    ///
    /// Notifies the children whose size changes too, and the presented controller.
    // apple: https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)
    @objc(viewWillTransitionToSize:withTransitionCoordinator:)
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        announceRotation(to: size, with: coordinator)
        for child in children {
            guard let view = child.viewIfLoaded else { continue }
            let newSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if newSize != view.bounds.size { child.viewWillTransition(to: newSize, with: coordinator) }
        }
    }

    /// Called before the traits change. Overriders call super, which notifies the children.
    @objc(willTransitionToTraitCollection:withTransitionCoordinator:)
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.willTransition(to: child.traits(inside: newCollection), with: coordinator) }
    }

    /// The size a child is going to have when this controller's view has the given one.
    ///
    /// Default: the same for a child that fills the view, else the child's present size.
    @objc(sizeForChildContentContainer:withParentContainerSize:)
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        guard let child = (container as? UIViewController)?.viewIfLoaded, let view = viewIfLoaded else { return parentSize }
        return child.bounds.size == view.bounds.size ? parentSize : child.bounds.size
    }

    /// Called when a child's ``preferredContentSize`` has changed. Does nothing here.
    @objc(preferredContentSizeDidChangeForChildContentContainer:)
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    // MARK: Internal

    /// To be called by a container whose ``contentSizeForContainer`` may be another one now.
    @_spi(ForasteroInternal)
    @nonobjc public final func contentSizeForContainerDidChange() { announcePreferredContentSize() }

    func announcePreferredContentSize() {
        if let parent {
            parent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else if presentation?.presenter != nil {
            presentation?.active?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// The traits of this controller inside of others.
    private func traits(inside outer: UITraitCollection) -> UITraitCollection {
        guard let own = effectiveTraitOverrides else { return outer }
        return UITraitCollection(values: outer.values.merging(own))
    }
}
