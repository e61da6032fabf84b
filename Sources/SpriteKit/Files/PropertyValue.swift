import Foundation

/// A value of a property list, with the references that keyed archives have.
indirect enum PropertyValue {
    case null
    case bool(Bool)
    case number(Double)
    case data(Data)
    case text(String)
    case reference(Int)
    case array([PropertyValue])
    case dictionary([String: PropertyValue])

    /// The number of the object that the value stands for.
    var referenceIndex: Int? {
        if case .reference(let index) = self { return index }
        guard case .dictionary(let fields) = self, fields.count == 1, case .number(let number)? = fields["CF$UID"] else { return nil }
        return Int(exactly: number)
    }
}
