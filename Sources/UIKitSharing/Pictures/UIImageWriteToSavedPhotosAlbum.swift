import Foundation

/// Writes a picture into the user's folder of pictures.
///
/// - Parameters:
///   - completionTarget: is notified of the end on the main thread.
///   - completionSelector: a method like `image(_:didFinishSavingWithError:contextInfo:)`.
///   - contextInfo: handed to it.
// apple: https://developer.apple.com/documentation/uikit/uiimagewritetosavedphotosalbum(_:_:_:_:)
@MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    var failure: NSError?
    do {
        _ = try PictureFolder.user.add(image)
    } catch {
        failure = error as NSError
    }
    guard let completionTarget, let completionSelector else { return }
    let target = completionTarget as AnyObject
    DispatchQueue.main.async { _ObjCRuntime.sendRequired(target, completionSelector, [image, failure, contextInfo]) }
}
