import Foundation
import ItemProvider

/// The side of a drag over which it is.
@MainActor
final class DropSession: UIObject, UIDropSession {
    private let drag: DragSession
    let progress = Progress(totalUnitCount: 0)
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle = .default
    /// Data may be asked for only while a drop is performed (SV-22).
    var isBeingDropped = false
    /// How many calls for objects are not answered yet.
    private(set) var waitingLoads = 0
    var loadsDidEnd: (() -> Void)?
    /// What the drag rests over, if it is spring-loaded.
    var springLoading: SpringLoading?

    /// True if the drag comes from another program.
    private let isForeign: Bool

    init(of drag: DragSession, isForeign: Bool = false) {
        self.drag = drag
        self.isForeign = isForeign
        super.init()
    }

    var items: [UIDragItem] { drag.items }
    var localDragSession: (any UIDragSession)? { isForeign ? nil : drag }
    var allowsMoveOperation: Bool { drag.allowsMoveOperation }
    var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
    func location(in view: UIView) -> CGPoint { drag.location(in: view) }
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { drag.canLoadObjects(ofClass: aClass) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
    }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = isBeingDropped ? items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) } : []
        let total = Progress(totalUnitCount: Int64(providers.count))
        waitingLoads += 1
        let gathering = ObjectGathering(count: providers.count) { [self] objects in
            completion(objects)
            waitingLoads -= 1
            if waitingLoads == 0 { loadsDidEnd?() }
        }
        progress.totalUnitCount += Int64(providers.count)
        for (index, provider) in providers.enumerated() {
            total.addChild(
                provider.loadObject(ofClass: aClass) { object, _ in
                    nonisolated(unsafe) let object = object
                    DispatchQueue.main.async { MainActor.assumeIsolated { gathering.take(object, at: index) } }
                }, withPendingUnitCount: 1)
        }
        return total
    }
}

/// Waits for objects that come in any order, and hands them over together.
@MainActor
private final class ObjectGathering {
    private var objects: [(any NSItemProviderReading)?]
    private var missing: Int
    private var completion: (([any NSItemProviderReading]) -> Void)?

    init(count: Int, completion: @escaping ([any NSItemProviderReading]) -> Void) {
        objects = Array(repeating: nil, count: count)
        missing = count
        self.completion = completion
        guard count == 0 else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { self.end() } }
    }

    func take(_ object: (any NSItemProviderReading)?, at index: Int) {
        objects[index] = object
        missing -= 1
        if missing == 0 { end() }
    }

    private func end() {
        completion?(objects.compactMap { $0 })
        completion = nil
    }
}
