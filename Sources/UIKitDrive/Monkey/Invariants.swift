@_spi(ForasteroInternal) import UIKitCore

/// The conditions that hold in every app whenever it is at rest, whatever was done to it.
@MainActor
final class Invariants {
    private let driver: ScreenDriver
    private var population: Population
    private var memory = MemoryTrend()
    private var stepCount = 0
    /// Objects are counted, and the memory looked at, once in so many steps.
    private static let stepsBetweenCounts = 256

    init(driver: ScreenDriver) {
        self.driver = driver
        population = Population(controllers: LiveControllers.shared.all, windows: driver.host.windows.all)
    }

    /// Throws what does not hold.
    func check() throws(DriveFailure) {
        stepCount += 1
        try RestRule.check(driver)
        let windows = driver.host.windows.visibleWindows
        let views = windows.flatMap { $0.treeInPreorder() }
        try GeometryRule.check(views)
        try TreeRule.check(views)
        try ControllerRule.check(windows)
        try TouchRule.check(driver, step: stepCount)
        population.see(views)
        if stepCount.isMultiple(of: Self.stepsBetweenCounts) {
            try checkPopulation()
            memory.note()
        }
    }

    /// Throws if there are more objects than what was on screen explains, or ever more memory is in use.
    func checkPopulation() throws(DriveFailure) {
        try population.check(controllers: LiveControllers.shared.all, windows: driver.host.windows.all)
        try memory.check()
    }
}
