/// A bundle of resources that a target of its own makes, and that is copied into another one's. Pods keep theirs so.
package struct BundlePlan {
    /// Where it lies in the other bundle, with a slash at the end: `Sounds.bundle/`.
    package let place: String
    package let targetName: String
    package let contents: TargetContents
    package let infoPlist: [String: Any]
}
