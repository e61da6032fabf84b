/// The properties that a class adds to those of its superclass.
@MainActor
struct PropertySection {
    /// The class's name.
    let title: String
    let part: InspectedPart
    let isApplicable: (AnyObject) -> Bool
    let descriptors: [PropertyDescriptor]

    init<Owner: AnyObject>(
        _ owner: Owner.Type, _ title: String, of part: InspectedPart, _ build: (inout PropertyTable<Owner>) -> Void
    ) {
        self.title = title
        self.part = part
        isApplicable = { $0 is Owner }
        var table = PropertyTable<Owner>()
        build(&table)
        descriptors = table.descriptors
    }
}
