@_spi(ForasteroInternal) import UIKitCore

/// Reads the trees of controllers: those of the windows, then those that are in none.
@MainActor
struct ControllerTree {
    private var seen: Set<ObjectIdentifier> = []

    static func nodes(of windows: [UIWindow], all: [UIViewController], _ numbers: inout ObjectNumbers) -> [ControllerNode] {
        var tree = ControllerTree()
        var nodes: [ControllerNode] = []
        for root in windows.compactMap(\.rootViewController) { nodes += tree.nodes(of: [root], "root", &numbers) }
        let loose = all.filter { $0.parent == nil && $0.presentingViewController == nil }
        return nodes + tree.nodes(of: loose, "loose", &numbers)
    }

    private mutating func nodes(
        of controllers: [UIViewController], _ relation: String, _ numbers: inout ObjectNumbers
    ) -> [ControllerNode] {
        var nodes: [ControllerNode] = []
        for controller in controllers where seen.insert(ObjectIdentifier(controller)).inserted {
            let presented = controller.presentedViewController.map { [$0] } ?? []
            let view = controller.viewIfLoaded
            nodes.append(
                ControllerNode(
                    id: numbers.number(of: controller), className: _ObjCRuntime.name(of: type(of: controller)),
                    title: controller.title, view: view.map { numbers.number(of: $0) }, isShown: view?.window != nil,
                    relation: relation,
                    children: self.nodes(of: controller.children, "child", &numbers)
                        + self.nodes(of: presented.filter { $0.presentingViewController === controller }, "presented", &numbers)))
        }
        return nodes
    }
}
