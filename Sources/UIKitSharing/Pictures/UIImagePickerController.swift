internal import DesktopServices
import Foundation
public import UIKitContainers

/// Lets the user choose a picture out of the folder of pictures; there is no camera.
///
/// On a desktop whose portal has a dialogue for files, that is shown. Else there is a grid of our own.
///
/// Its delegate is the navigation controller's ``UINavigationController/delegate``, which adopts ``UIImagePickerControllerDelegate`` too.
/// The folder is the desktop's `Pictures`, or the one that the variable `FORASTERO_PICTURES` names.
// apple: https://developer.apple.com/documentation/uikit/uiimagepickercontroller
@preconcurrency @MainActor @objcMembers open class UIImagePickerController: UINavigationController {
    private var pickerDelegate: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

    /// Where the pictures are.
    @nonobjc package var folder = PictureFolder.user
    private var hasAskedDesktop = false

    // MARK: What there is

    /// Returns true if pictures may come from a source: not from a camera (SV-63).
    // apple: https://developer.apple.com/documentation/uikit/uiimagepickercontroller/issourcetypeavailable(_:)
    open class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool { sourceType != .camera }
    /// The types that a source has: pictures; nil for a camera.
    @nonobjc open class func availableMediaTypes(for sourceType: UIImagePickerController.SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }
    /// No.
    open class func isCameraDeviceAvailable(_ cameraDevice: UIImagePickerController.CameraDevice) -> Bool { false }
    /// No.
    open class func isFlashAvailable(for cameraDevice: UIImagePickerController.CameraDevice) -> Bool { false }
    /// Nil: there is no such camera.
    @nonobjc open class func availableCaptureModes(for cameraDevice: UIImagePickerController.CameraDevice) -> [NSNumber]? { nil }

    // MARK: What it shows

    /// Where pictures come from. Default: the photo library.
    ///
    /// - Precondition: one that is available (SV-64).
    open var sourceType = UIImagePickerController.SourceType.photoLibrary {
        didSet {
            _require(
                Self.isSourceTypeAvailable(sourceType),
                "Source type \(sourceType.rawValue) not available. Ask UIImagePickerController.isSourceTypeAvailable(_:) first.")
        }
    }

    /// The types that may be chosen. Pictures are all there is here. Default: pictures.
    ///
    /// - Precondition: not empty.
    @nonobjc open var mediaTypes = ["public.image"] {
        didSet { _require(!mediaTypes.isEmpty, "No available types for source \(sourceType.rawValue): mediaTypes must not be empty.") }
    }

    /// True if the user cuts a square out of the picture before it is handed over (SV-69). Default: false.
    open var allowsEditing = false
    /// The same under its former name.
    open var allowsImageEditing: Bool {
        get { allowsEditing }
        set { allowsEditing = newValue }
    }

    /// In which format pictures are handed over. Kept: they are handed over as they are. Default: compatible.
    open var imageExportPreset = UIImagePickerController.ImageURLExportPreset.compatible
    /// How long a video may be, in seconds. Kept: there are none here. Default: 600.
    open var videoMaximumDuration: TimeInterval = 600
    /// How good a video is to be. Kept. Default: medium.
    open var videoQuality = UIImagePickerController.QualityType.typeMedium
    /// Into what a video is to be made. Kept. Default: nil.
    open var videoExportPreset: String?

    // MARK: The camera, which there is not

    /// Kept. Default: true.
    open var showsCameraControls = true
    /// Kept. Default: nil.
    open var cameraOverlayView: UIView?
    /// Kept. Default: none.
    open var cameraViewTransform = CGAffineTransform.identity
    /// Kept. Default: the rear one.
    open var cameraDevice = UIImagePickerController.CameraDevice.rear
    /// Kept. Default: automatic.
    open var cameraFlashMode = UIImagePickerController.CameraFlashMode.auto
    /// Kept. Default: photos.
    open var cameraCaptureMode = UIImagePickerController.CameraCaptureMode.photo

    /// - Precondition: ``sourceType`` is a camera, which it never can be here.
    open func takePicture() { _requireFailure("Source type must be UIImagePickerControllerSourceTypeCamera to take a picture.") }
    /// - Precondition: as for ``takePicture()``.
    open func startVideoCapture() -> Bool {
        _requireFailure("Source type must be UIImagePickerControllerSourceTypeCamera to take a video.")
    }
    /// - Precondition: as for ``takePicture()``.
    open func stopVideoCapture() { _requireFailure("Source type must be UIImagePickerControllerSourceTypeCamera to take a video.") }

    // MARK: Overriding

    open override func viewDidLoad() {
        super.viewDidLoad()
        guard viewControllers.isEmpty else { return }
        guard DesktopUse.bus != nil else { return showGrid() }
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        setViewControllers([page], animated: false)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasAskedDesktop, !(viewControllers.first is PictureGridController), let bus = DesktopUse.bus else { return }
        hasAskedDesktop = true
        folder.dialogue(allowsMultiple: false).open(on: bus) { [weak self] choice in
            switch choice {
            case .chosen(let files): self?.take(files[0])
            case .cancelled: self?.cancel()
            case .unavailable: self?.showGrid()
            }
        }
    }

    /// The desktop's filter does not bind its user: where the file is no picture, ours are shown.
    private func take(_ file: URL) {
        if !show(file) { showGrid() }
    }

    private func showGrid() {
        let grid = PictureGridController(folder: folder)
        grid.choose = { [weak self] in _ = self?.show($0) }
        grid.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        setViewControllers([grid], animated: false)
    }

    // MARK: Choosing

    /// Hands the picture over, at once or when it is cut. False if it cannot be read.
    private func show(_ file: URL) -> Bool {
        guard let image = UIImage(contentsOfFile: file.path) else { return false }
        guard allowsEditing else {
            finish(file, image, crop: nil)
            return true
        }
        let page = CropController(image: image)
        page.choose = { [weak self] in self?.finish(file, image, crop: $0) }
        guard viewControllers.first is PictureGridController else {
            page.cancel = { [weak self] in self?.cancel() }
            setViewControllers([page], animated: false)
            return true
        }
        page.cancel = { [weak self] in self?.popViewController(animated: true) }
        pushViewController(page, animated: true)
        return true
    }

    private func finish(_ file: URL, _ image: UIImage, crop: CGRect?) {
        var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image, .imageURL: file]
        if let crop {
            info[.cropRect] = NSValue(cgRect: crop)
            info[.editedImage] = image.cut(to: crop)
        }
        pickerDelegate?.imagePickerController?(self, didFinishPickingMediaWithInfo: info)
    }

    private func cancel() {
        let isHeard = pickerDelegate?.responds(
            to: #selector(UIImagePickerControllerDelegate.imagePickerControllerDidCancel(_:)))
        guard isHeard == true else { return dismiss(animated: true) }
        pickerDelegate?.imagePickerControllerDidCancel?(self)
    }
}

extension UIImage {
    /// The part of it in a rectangle, in its points.
    fileprivate func cut(to rectangle: CGRect) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: rectangle.size, format: format).image { _ in
            draw(at: CGPoint(x: -rectangle.minX, y: -rectangle.minY))
        }
    }
}
