/// The nib of one scene of a compiled storyboard: its controllers, what is beside them, and the segues that begin there.
struct CompiledScene: Sendable {
    /// A controller of the scene. Containers hold theirs in the same nib.
    struct Controller: Sendable {
        let key: String
        /// Nil where the controller makes its view itself.
        let viewNibName: String?
        /// The objects for the view's nib, by the names that it has for them: keys of objects and of segues.
        let externals: [String: String]
        let segues: [SegueDescription]
    }

    /// The objects. Segues, and controllers of other scenes, are placeholders in it.
    let document: LoweredDocument
    /// The key of the controller for which the scene stands; nil where the nib names none.
    let main: String?
    let controllers: [Controller]
    /// The identifiers of other scenes' controllers that are inside those of this one, by the names of their placeholders.
    let references: [String: String]
}
