/// Something whose traits can be observed: views and view controllers.
///
/// An observer is called after one of the traits it asked for has changed, with the object and its former traits. It is kept until
/// it is unregistered or the object dies.
// apple: https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
    @_spi(ForasteroInternal) func _addTraitObserver(_ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void)
        -> any UITraitChangeRegistration
    /// Ends a registration. Does nothing if it is not one of this object.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
    /// Called with the object and its former traits.
    public typealias TraitChangeHandler<Environment> = (_ traitEnvironment: Environment, _ previous: UITraitCollection) -> Void

    /// Calls a closure after changes of some traits.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>) -> any UITraitChangeRegistration {
        _addTraitObserver(traits) { environment, previous in
            if let environment = environment as? Self { handler(environment, previous) }
        }
    }

    /// Calls a closure that says for itself what it is called with, `{ (self: Self, previous) in … }`, after changes of some traits.
    @_disfavoredOverload @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        _addTraitObserver(traits) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
    }

    /// Sends a message to an object after changes of some traits: with nothing, the environment, or also its former traits.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
        weak let receiver = target as AnyObject
        return _addTraitObserver(traits) { environment, previous in
            guard let receiver else { return }
            _ = _ObjCRuntime.send(receiver, action, [environment, previous])
        }
    }

    /// Sends a message to this object after changes of some traits.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }
}

@_spi(ForasteroInternal)
extension UIView: UITraitChangeObservable {
    public func _addTraitObserver(
        _ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits: traits, handler: handler)
        let rare = ensureRare()
        let observers = rare.traitObservers ?? TraitObservers()
        rare.traitObservers = observers
        observers.add(registration)
        return registration
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        rare?.traitObservers?.remove(registration)
    }
}

@_spi(ForasteroInternal)
extension UIViewController: UITraitChangeObservable {
    public func _addTraitObserver(
        _ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits: traits, handler: handler)
        let observers = traitObservers ?? TraitObservers()
        traitObservers = observers
        observers.add(registration)
        return registration
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers?.remove(registration)
    }
}
