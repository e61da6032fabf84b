import UIKitCore

/// A cell or another view in a file of Interface Builder, of which copies are made.
@_spi(ForasteroInternal)
@MainActor
public protocol ElementPrototype: AnyObject {
    /// - Parameter externals: the objects that the file names but does not hold.
    func makeView(externals: [String: Any]) -> UICollectionReusableView?
}
