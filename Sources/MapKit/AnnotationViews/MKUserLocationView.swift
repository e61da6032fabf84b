public import Foundation
import ObjCRuntime
import UIKit

/// Shows the user as a blue dot.
// apple: https://developer.apple.com/documentation/mapkit/mkuserlocationview
@objcMembers open class MKUserLocationView: MKAnnotationView {
    private let dot = UIView()

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bounds = CGRect(x: 0, y: 0, width: 22, height: 22)
        canShowCallout = true
        dot.frame = bounds
        dot.isUserInteractionEnabled = false
        dot.layer.cornerRadius = 11
        dot.layer.borderWidth = 3
        dot.layer.borderColor = UIColor.white.cgColor
        dot.layer.shadowOpacity = 0.3
        dot.layer.shadowRadius = 4
        dot.layer.shadowOffset = CGSize(width: 0, height: 1)
        dot.backgroundColor = .systemBlue
        addSubview(dot)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        dot.backgroundColor = tintColor
    }
}
