/// The stored values of one object: its attributes, and the IDs that its to-one relationships lead to.
final class StoreRow: @unchecked Sendable {
    let values: [StoredValue]
    let version: Int64
    /// How many saves the coordinator had made when the row was read.
    let generation: Int

    init(values: [StoredValue], version: Int64, generation: Int) {
        (self.values, self.version, self.generation) = (values, version, generation)
    }
}
