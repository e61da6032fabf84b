public import Foundation
public import ItemProvider

/// A drag, as both sides see it.
// apple: https://developer.apple.com/documentation/uikit/uidragdropsession
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    /// The items that are dragged.
    var items: [UIDragItem] { get }
    /// Where the finger is, in a view's coordinates.
    func location(in view: UIView) -> CGPoint
    /// True if a drop may take the items away from where they come from.
    var allowsMoveOperation: Bool { get }
    /// True if only this app may take the items.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns true if one of the items comes in a form of one of these types, or of a kind of them.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns true if one of the items can be read by a class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as the side sees it from which the items come.
// apple: https://developer.apple.com/documentation/uikit/uidragsession
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// The app's own value of the drag; others never see it. Default: nil.
    var localContext: Any? { get set }
}

/// How the loading of dropped items is shown.
// apple: https://developer.apple.com/documentation/uikit/uidropsessionprogressindicatorstyle
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// Not at all.
    case none = 0
    /// By the system. Nothing is shown here: items of the same app are there at once.
    case `default` = 1
}

/// A drag, as the side sees it over which it is.
// apple: https://developer.apple.com/documentation/uikit/uidropsession
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The drag, if it began in this app; nil for one from elsewhere.
    var localDragSession: (any UIDragSession)? { get }
    /// Default: `default`.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Makes objects of the items; to be called while a drop is performed.
    /// - Parameter completion: takes those that could be made, in the order of the items, on the main queue.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDragDropSession {
    /// Returns true if one of the items can be read as a type of Swift that stands for a class: `String`, `URL`.
    public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: Value._ObjectiveCType.self)
    }
}

extension UIDropSession {
    /// Makes values of a type of Swift that stands for a class.
    @discardableResult
    public func loadObjects<Value: _ObjectiveCBridgeable>(
        ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
            completion(objects.compactMap { $0 as? Value._ObjectiveCType }.map { Value._unconditionallyBridgeFromObjectiveC($0) })
        }
    }
}
