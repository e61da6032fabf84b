/// Where a responder keeps its activity: few have one, so that it takes no room in the others.
@MainActor
package enum UserActivityKey {
    package static var key: UInt8 = 0
}
