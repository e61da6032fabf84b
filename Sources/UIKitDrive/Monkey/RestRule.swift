@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) internal import QuartzCore

/// The app comes to rest as long as no time passes: layout settles, and nothing schedules itself again and again.
@MainActor
enum RestRule {
    static func check(_ driver: ScreenDriver) throws(DriveFailure) {
        guard driver.unrestCount == 0 else {
            throw DriveFailure("the app does not come to rest: something goes on scheduling itself although no time passes")
        }
        guard driver.host.layers.needsCommit else { return }
        let restless = driver.host.windows.visibleWindows.flatMap { $0.treeInPreorder() }.filter { $0.layer.needsLayout() }
        throw DriveFailure(
            "layout does not settle: each frame asks for another one although no time passes; it is wanted by "
                + (restless.first.map(ViewFinder.describe) ?? "a layer"))
    }
}
