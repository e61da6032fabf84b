/// The values that the app has set for a class under one condition: all that is different now on the object that stands for it.
@MainActor
final class AppearanceRule {
    struct Value {
        let property: AppearanceProperty
        /// The value of objects without a rule.
        let standard: Any?
        let value: Any?
    }

    let condition: AppearanceCondition
    let template: AnyObject
    private let properties: [AppearanceProperty]
    private let standards: [Any?]

    init(condition: AppearanceCondition, template: AnyObject, properties: [AppearanceProperty]) {
        self.condition = condition
        self.template = template
        self.properties = properties
        standards = properties.map { $0.read(template) }
    }

    var values: [Value] {
        zip(properties, standards).compactMap { property, standard in
            let value = property.read(template)
            return AppearanceProperty.areEqual(value, standard) ? nil : Value(property: property, standard: standard, value: value)
        }
    }
}
