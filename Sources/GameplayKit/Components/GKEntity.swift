public import Foundation
import ObjCRuntime

/// Something in a game, made of components.
// apple: https://developer.apple.com/documentation/gameplaykit/gkentity
@objcMembers open class GKEntity: NSObject {
    /// What it is made of, in the order in which it came; one of each class.
    open private(set) var components: [GKComponent] = []

    public override init() { super.init() }

    /// Lets time pass in all components.
    open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }
    /// The component of a class; nil if there is none.
    @nonobjc open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
        components.first { type(of: $0) == componentClass } as? ComponentType
    }
    /// Adds a component in place of the one of the same class.
    open func addComponent(_ component: GKComponent) {
        remove { type(of: $0) == type(of: component) }
        if let former = component.entity { former.remove { $0 === component } }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }
    /// Removes the component of a class.
    @nonobjc open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        remove { type(of: $0) == componentClass }
    }

    @nonobjc private func remove(where isMeant: (GKComponent) -> Bool) {
        while let index = components.firstIndex(where: isMeant) {
            components[index].willRemoveFromEntity()
            components.remove(at: index).entity = nil
        }
    }
}

/// One thing that an entity is or does.
// apple: https://developer.apple.com/documentation/gameplaykit/gkcomponent
@objcMembers open class GKComponent: NSObject {
    /// Whose component it is. Not kept alive.
    @nonobjc open internal(set) weak var entity: GKEntity?

    public override init() { super.init() }

    /// Time has passed.
    /// - Parameter seconds: since the last call.
    open func update(deltaTime seconds: TimeInterval) {}
    /// It belongs to an entity now.
    open func didAddToEntity() {}
    /// It is about to belong to none.
    open func willRemoveFromEntity() {}
}

/// Components of one class, of many entities, that are to be updated together.
// apple: https://developer.apple.com/documentation/gameplaykit/gkcomponentsystem
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    /// The class of the components.
    public let componentClass: AnyClass
    /// The components, in the order in which they came.
    open private(set) var components: [ComponentType] = []

    /// - Parameter cls: only components of exactly this class are taken.
    public init(componentClass cls: AnyClass) { componentClass = cls }

    /// The component at an index.
    open subscript(index: Int) -> ComponentType { components[index] }
    /// - Precondition: it is of the system's class.
    open func addComponent(_ component: ComponentType) {
        _require(
            type(of: component) == componentClass,
            "\(component) is no \(componentClass). Add components of the class that the system was made for.")
        if !components.contains(where: { $0 === component }) { components.append(component) }
    }
    /// Adds the entity's component of the class, if it has one.
    open func addComponent(foundIn entity: GKEntity) {
        for case let component as ComponentType in entity.components where type(of: component) == componentClass { addComponent(component) }
    }
    /// Removes a component.
    open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
    /// Removes the entity's component of the class, if it has one.
    open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }
    /// Lets time pass in all components.
    open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }
}
