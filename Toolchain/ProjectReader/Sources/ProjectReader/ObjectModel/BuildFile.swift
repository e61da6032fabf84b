/// A file's part in a phase of a target.
struct BuildFile {
    let object: ProjectObject
    /// Nil where it stands for a package's product.
    let reference: ProjectObject?
    private let filters: [String]

    init?(_ object: ProjectObject, in project: ProjectFile) {
        self.object = object
        reference = project.objectIfAny("fileRef", of: object)
        filters = object.strings("platformFilters") + object.strings("platformFilter")
    }

    /// A file for the Mac or for television alone is left out.
    var isForIOS: Bool { filters.isEmpty || filters.contains("ios") }

    var compilerFlags: String? { object.fields["settings"]?["COMPILER_FLAGS"]?.string }
}
