/// Who wants to hear of changes of which traits, at one view or controller.
@MainActor
final class TraitObservers {
    private var registrations: [TraitRegistration] = []

    func add(_ registration: TraitRegistration) { registrations.append(registration) }

    func remove(_ registration: any UITraitChangeRegistration) { registrations.removeAll { $0 === registration } }

    /// Calls those whose traits are different, in the order in which they registered.
    func notify(_ environment: AnyObject, from previous: UITraitCollection, to present: UITraitCollection) {
        for registration in registrations {
            let isConcerned = registration.traits.contains { !present.values.isEqual(to: previous.values, in: $0) }
            if isConcerned { registration.handler(environment, previous) }
        }
    }
}

/// One wish to hear of changes.
@MainActor
final class TraitRegistration: UIObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (AnyObject, UITraitCollection) -> Void

    init(traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
        super.init()
    }
}

/// What a registration is ended with.
// apple: https://developer.apple.com/documentation/uikit/uitraitchangeregistration
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}
