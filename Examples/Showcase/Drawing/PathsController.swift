import UIKit

/// A square and a circle, put together in all ways.
class PathsController: StatesController {
    override func addStates() {
        let square = CGPath(rect: CGRect(x: 10, y: 20, width: 80, height: 80), transform: nil)
        let circle = CGPath(ellipseIn: CGRect(x: 50, y: 10, width: 80, height: 80), transform: nil)
        add("union", shape(square.union(circle)))
        add("intersection", shape(square.intersection(circle)))
        add("subtracting", shape(square.subtracting(circle)))
        add("symmetric difference", shape(square.symmetricDifference(circle)))
        add("line inside", shape(square.lineIntersection(circle), isFilled: false))
        add("line outside", shape(square.lineSubtracting(circle), isFilled: false))
    }

    private func shape(_ path: CGPath, isFilled: Bool = true) -> UIView {
        let (view, layer) = (UIView(), CAShapeLayer())
        layer.path = path
        layer.fillColor = isFilled ? UIColor.systemBlue.withAlphaComponent(0.3).cgColor : nil
        layer.strokeColor = UIColor.systemBlue.cgColor
        layer.lineWidth = 2
        view.layer.addSublayer(layer)
        view.widthAnchor.constraint(equalToConstant: 140).isActive = true
        view.heightAnchor.constraint(equalToConstant: 110).isActive = true
        return view
    }
}
