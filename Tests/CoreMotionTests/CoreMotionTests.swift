import CoreMotion
import XCTest

final class CoreMotionTests: XCTestCase {
    /// MO-22: nothing is available, nothing starts, and nobody is called.
    func testMotionManager() {
        let manager = CMMotionManager()
        XCTAssertFalse(manager.isAccelerometerAvailable || manager.isGyroAvailable || manager.isMagnetometerAvailable)
        XCTAssertFalse(manager.isDeviceMotionAvailable)
        manager.accelerometerUpdateInterval = 0.2
        manager.startAccelerometerUpdates()
        manager.startDeviceMotionUpdates(using: .xArbitraryZVertical, to: .main) { _, _ in XCTFail("there is no sensor") }
        manager.startGyroUpdates(to: .main) { _, _ in XCTFail("there is no sensor") }
        _ = RunLoop.current.run(mode: .default, before: Date())
        XCTAssertFalse(manager.isAccelerometerActive || manager.isDeviceMotionActive)
        XCTAssertNil(manager.accelerometerData?.acceleration)
        XCTAssertEqual(manager.accelerometerUpdateInterval, 0.2)
        manager.stopAccelerometerUpdates()
    }

    /// MO-22: steps are not counted, and who asks for them is notified.
    func testPedometer() {
        XCTAssertFalse(CMPedometer.isStepCountingAvailable())
        let answered = expectation(description: "an answer")
        CMPedometer().queryPedometerData(from: .distantPast, to: .distantFuture) { data, error in
            XCTAssertNil(data)
            XCTAssertFalse(Thread.isMainThread)
            XCTAssertEqual((error as NSError?)?.domain, CMErrorDomain)
            XCTAssertEqual((error as NSError?)?.code, Int(CMErrorMotionActivityNotAvailable.rawValue))
            answered.fulfill()
        }
        answered.expectedFulfillmentCount = 2
        CMPedometer().startEventUpdates { event, error in
            XCTAssertNil(event)
            XCTAssertEqual((error as NSError?)?.code, Int(CMErrorMotionActivityNotAvailable.rawValue))
            answered.fulfill()
        }
        wait(for: [answered], timeout: 10)
    }

    /// MO-22: nor are movements distinguished.
    func testActivities() {
        XCTAssertFalse(CMMotionActivityManager.isActivityAvailable())
        let answered = expectation(description: "an answer")
        CMMotionActivityManager().queryActivityStarting(from: .distantPast, to: .distantFuture, to: .main) { activities, error in
            XCTAssertNil(activities)
            XCTAssertTrue(Thread.isMainThread)
            XCTAssertEqual((error as NSError?)?.code, 104)
            answered.fulfill()
        }
        wait(for: [answered], timeout: 10)
    }
}
