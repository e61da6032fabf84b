/// Who wants to be notified of changes of which traits, at one view or controller.
@MainActor
package final class TraitObservers {
    private var registrations: [TraitRegistration] = []

    package init() {}

    package func add(_ registration: TraitRegistration) { registrations.append(registration) }

    package func remove(_ registration: any UITraitChangeRegistration) { registrations.removeAll { $0 === registration } }

    /// Calls those whose traits are different, in the order in which they registered.
    package func notify(_ environment: AnyObject, from previous: UITraitCollection, to present: UITraitCollection) {
        for registration in registrations {
            let isConcerned = registration.traits.contains { !present.values.isEqual(to: previous.values, in: $0) }
            if isConcerned { registration.handler(environment, previous) }
        }
    }
}

/// One wish to be notified of changes.
@MainActor
package final class TraitRegistration: UIObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (AnyObject, UITraitCollection) -> Void

    package init(traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
        super.init()
    }
}

/// The token that ends a registration.
// apple: https://developer.apple.com/documentation/uikit/uitraitchangeregistration
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}
