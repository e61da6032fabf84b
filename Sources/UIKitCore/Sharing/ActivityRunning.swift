/// The use of an activity by a share sheet. The class is in the module of sharing.
@MainActor
package protocol ActivityRunning: AnyObject {
    /// The activity has ended.
    func activityDidFinish(_ activity: UIActivity, _ completed: Bool)
}
