import CoreImage
import QuartzCore

extension CIColor {
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}
extension UIColor {
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
}
extension UIImage {
    public convenience init(ciImage: CIImage) { self.init() }
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) { self.init() }
}
extension CIImage {
    public convenience init?(image: UIImage) {
        guard let picture = image.cgImage else { return nil }
        self.init(cgImage: picture)
    }
}
