/// One side of a comparison that is no constant.
struct SQLOperand {
    enum Kind {
        case attribute(NSAttributeType)
        /// The number of an object.
        case object
    }
    let text: String
    let kind: Kind
    var values: [SQLValue] = []

    var type: NSAttributeType? {
        if case .attribute(let type) = kind { return type }
        return nil
    }
}
