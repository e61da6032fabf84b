import GameplayKit
import XCTest

private final class Calls {
    var all: [String] = []
}

private class NotingState: GKState {
    let calls: Calls

    init(_ calls: Calls) { self.calls = calls }
}

private final class Idle: NotingState {
    override func didEnter(from previousState: GKState?) { calls.all.append("idle after \(previousState == nil ? "nothing" : "running")") }
    override func willExit(to nextState: GKState) { calls.all.append("idle ends") }
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Running.self }
}

private final class Running: NotingState {
    override func didEnter(from previousState: GKState?) { calls.all.append("running") }
    override func update(deltaTime seconds: TimeInterval) { calls.all.append("\(seconds)") }
}

private final class Counter: GKComponent {
    var seconds = 0.0
    override func update(deltaTime seconds: TimeInterval) { self.seconds += seconds }
}

final class StateMachineTests: XCTestCase {
    func testStates() {
        let calls = Calls()
        let machine = GKStateMachine(states: [Idle(calls), Running(calls)])
        XCTAssertNil(machine.currentState)
        XCTAssertTrue(machine.enter(Idle.self))
        XCTAssertFalse(machine.enter(Idle.self))
        XCTAssertTrue(machine.enter(Running.self))
        machine.update(deltaTime: 0.5)
        XCTAssertTrue(machine.enter(Idle.self))
        XCTAssertFalse(machine.enter(GKState.self), "there is none of that class")
        XCTAssertEqual(calls.all, ["idle after nothing", "idle ends", "running", "0.5", "idle after running"])
        XCTAssertTrue(machine.state(forClass: Idle.self)?.stateMachine === machine)
    }

    func testComponents() {
        let (first, second) = (GKEntity(), GKEntity())
        let counter = Counter()
        first.addComponent(counter)
        let system = GKComponentSystem<Counter>(componentClass: Counter.self)
        system.addComponent(foundIn: first)
        system.update(deltaTime: 2)
        first.update(deltaTime: 1)
        XCTAssertEqual(first.component(ofType: Counter.self)?.seconds, 3)
        second.addComponent(counter)
        XCTAssertNil(first.component(ofType: Counter.self))
        XCTAssertTrue(counter.entity === second)
        second.addComponent(Counter())
        XCTAssertEqual(second.components.count, 1)
        second.removeComponent(ofType: Counter.self)
        XCTAssertTrue(second.components.isEmpty)
    }
}
