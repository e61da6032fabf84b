public import Foundation
import ObjCRuntime

/// One state of a machine. Subclasses say what it does, and what may follow.
// apple: https://developer.apple.com/documentation/gameplaykit/gkstate
@objcMembers open class GKState: NSObject {
    /// The machine that has the state; nil before it is in one. Not kept alive.
    @nonobjc open internal(set) weak var stateMachine: GKStateMachine?

    public override init() { super.init() }

    /// True if a state of a class may follow. Default: true.
    // apple: https://developer.apple.com/documentation/gameplaykit/gkstate/isvalidnextstate(_:)
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    /// The state has begun.
    /// - Parameter previousState: nil for the first one.
    open func didEnter(from previousState: GKState?) {}
    /// Time has passed.
    /// - Parameter seconds: since the last call.
    open func update(deltaTime seconds: TimeInterval) {}
    /// The state is about to end.
    open func willExit(to nextState: GKState) {}
}

/// Is in one of several states.
// apple: https://developer.apple.com/documentation/gameplaykit/gkstatemachine
@objcMembers open class GKStateMachine: NSObject {
    private let states: [ObjectIdentifier: GKState]
    /// The state that it is in; nil before the first one was entered.
    open private(set) var currentState: GKState?

    /// - Parameter states: one of each class.
    public init(states: [GKState]) {
        self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { _, last in last }
        super.init()
        for state in states { state.stateMachine = self }
    }

    /// The state of a class; nil if there is none.
    @nonobjc open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states[ObjectIdentifier(stateClass)] as? StateType
    }
    /// True if there is such a state, and the current one lets it follow.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) != false
    }
    /// Goes over to a state, if it may.
    /// - Returns: false if it may not, and nothing has changed.
    // apple: https://developer.apple.com/documentation/gameplaykit/gkstatemachine/enter(_:)
    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }
    /// Lets time pass in the current state.
    /// - Parameter sec: seconds since the last call.
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
