/// Controllers agree on who holds and who presents whom.
@MainActor
enum ControllerRule {
    static func check(_ windows: [UIWindow]) throws(DriveFailure) {
        var seen: Set<ObjectIdentifier> = []
        for window in windows {
            if let root = window.rootViewController { try check(root, &seen) }
        }
    }

    private static func check(_ controller: UIViewController, _ seen: inout Set<ObjectIdentifier>) throws(DriveFailure) {
        guard seen.insert(ObjectIdentifier(controller)).inserted else {
            throw DriveFailure("\(name(controller)) stands in two places of the tree of controllers")
        }
        for child in controller.children {
            guard child.parent === controller else {
                throw DriveFailure("\(name(child)) is a child of \(name(controller)), but its parent is \(name(child.parent))")
            }
            try check(child, &seen)
        }
        guard let presented = controller.presentation?.presented else { return }
        guard presented.presentation?.presenter === controller else {
            throw DriveFailure(
                "\(name(presented)) is presented by \(name(controller)), but believes \(name(presented.presentation?.presenter))")
        }
        try check(presented, &seen)
    }

    private static func name(_ controller: UIViewController?) -> String {
        controller.map { _ObjCRuntime.name(of: type(of: $0)) } ?? "nobody"
    }
}
