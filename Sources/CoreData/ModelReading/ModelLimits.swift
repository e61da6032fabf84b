/// The limits of an attribute's values in a model's text, as predicates. Each goes with the number of its error.
struct ModelLimits {
    private(set) var predicates: [NSPredicate] = []
    private(set) var warnings: [String] = []

    init(_ element: ModelElement, _ type: NSAttributeType) {
        switch type {
        case .stringAttributeType:
            add("length >= %@", element["minValueString"].flatMap { Int($0) }, NSValidationStringTooShortError)
            add("length <= %@", element["maxValueString"].flatMap { Int($0) }, NSValidationStringTooLongError)
            add("SELF MATCHES %@", element["regularExpressionString"], NSValidationStringPatternMatchingError)
        case .dateAttributeType:
            let dates = ["minDateTimeInterval", "maxDateTimeInterval"].map { name in
                element[name].flatMap { Double($0) }.map { Date(timeIntervalSinceReferenceDate: $0) }
            }
            add("SELF >= %@", dates[0], NSValidationDateTooSoonError)
            add("SELF <= %@", dates[1], NSValidationDateTooLateError)
        default:
            add("SELF >= %@", element["minValueString"].flatMap { Double($0) }, NSValidationNumberTooSmallError)
            add("SELF <= %@", element["maxValueString"].flatMap { Double($0) }, NSValidationNumberTooLargeError)
        }
    }

    private mutating func add(_ format: String, _ limit: Any?, _ code: Int) {
        guard let limit else { return }
        predicates.append(NSPredicate(format: format, limit))
        warnings.append(String(code))
    }
}
