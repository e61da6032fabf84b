public import Foundation

/// A rectangle of a view that takes part in its layout without being a view.
///
/// The view keeps its guides alive, not they the view. The guides that views have by themselves, such as
/// ``UIView/safeAreaLayoutGuide``, follow what they are named after; one that an app has made is where constraints put it.
// apple: https://developer.apple.com/documentation/uikit/uilayoutguide
@preconcurrency @MainActor @objcMembers open class UILayoutGuide: UIObject, @preconcurrency NSCoding {
    final nonisolated(unsafe) var ownReference: LayoutItemReference?

    deinit { ownReference?.leave() }

    /// A guide of no view.
    @preconcurrency @MainActor public override init() { super.init() }

    /// A guide from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        if coder.allowsKeyedCoding, let identifier = coder.decodeText(forKey: NibKey.layoutGuideIdentifier) { self.identifier = identifier }
    }

    open func encode(with coder: NSCoder) { coder.encode(identifier as NSString, forKey: NibKey.layoutGuideIdentifier) }

    /// The view in whose coordinates the guide is. Default: nil. Set by ``UIView/addLayoutGuide(_:)``; not kept alive.
    open weak var owningView: UIView?

    /// Where the guide is, in the coordinates of its view, in points, as constraints determine it now; zero where no constraint does.
    open var layoutFrame: CGRect {
        guard let engine = owningView?.engineForInside else { return .zero }
        engine.update(layingOut: nil)
        return engine.rect(of: self) ?? .zero
    }

    /// A name, for people who read dumps. Default: empty. Those beginning with "UI" are for guides that views have by themselves.
    open dynamic var identifier = ""

    open nonisolated override var description: String {
        guard Thread.isMainThread else { return super.description }
        return MainActor.assumeIsolated {
            let owner = owningView.map { "; owningView = \($0)" } ?? ""
            return "<\(_ObjCRuntime.name(of: type(of: self))): identifier = \"\(identifier)\"; layoutFrame = \(layoutFrame)\(owner)>"
        }
    }
}
