/// A change from a controller to another that is under way.
@MainActor
package protocol RunningTransition: UIViewControllerTransitionCoordinator {
    /// Brings the transition to its end now.
    func finishNow()
}
