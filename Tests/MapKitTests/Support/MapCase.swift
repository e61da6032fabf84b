@testable import MapKit
import UIKitTesting

/// A map that fills a screen, and the calls of its delegate.
@MainActor final class MapCase {
    final class Listener: NSObject, MKMapViewDelegate {
        var heard: [String] = []
        var makeView: ((MKMapView, any MKAnnotation) -> MKAnnotationView?)?
        var makeRenderer: ((any MKOverlay) -> MKOverlayRenderer)?
        var onAdd: (([MKAnnotationView]) -> Void)?

        private func note(_ text: String) { heard.append(text) }
        private func name(_ annotation: (any MKAnnotation)?) -> String { (annotation?.title ?? nil) ?? "-" }

        func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { note("will \(animated)") }
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { note("did \(animated)") }
        func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { if heard.last != "moves" { note("moves") } }
        func mapViewWillStartLoadingMap(_ mapView: MKMapView) { note("loads") }
        func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { note("loaded") }
        func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) { note("rendered \(fullyRendered)") }
        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
            note("view for \(name(annotation))")
            return makeView?(mapView, annotation)
        }
        func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
            note("added \(views.map { name($0.annotation) }.sorted().joined(separator: " "))")
            onAdd?(views)
        }
        func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { note("selected view \(name(view.annotation))") }
        func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { note("deselected view \(name(view.annotation))") }
        func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) { note("selected \(name(annotation))") }
        func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) { note("deselected \(name(annotation))") }
        func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {
            note("accessory of \(name(view.annotation))")
        }
        func mapView(
            _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
            fromOldState oldState: MKAnnotationView.DragState
        ) { note("drag \(oldState.rawValue) to \(newState.rawValue)") }
        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
            note("renderer")
            return makeRenderer?(overlay) ?? MKOverlayRenderer(overlay: overlay)
        }
        func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) { note("renderers \(renderers.count)") }
        func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) { note("user") }
        func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) { note("no user") }
        func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) { note("mode \(mode.rawValue)") }
    }

    let screen: TestScreen
    let map: MKMapView
    let listener = Listener()

    init(style: UIUserInterfaceStyle = .light, scale: CGFloat = 2) {
        let controller = UIViewController()
        screen = TestScreen(showing: controller, size: CGSize(width: 400, height: 800), scale: scale, style: style)
        map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        map.delegate = listener
        controller.view.addSubview(map)
        screen.wait(0.1)
        listener.heard = []
    }

    func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    func show(_ latitude: Double, _ longitude: Double, span: Double) {
        map.region = MKCoordinateRegion(
            center: place(latitude, longitude), span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span))
        screen.wait(0.05)
        listener.heard = []
    }

    func point(_ title: String, _ latitude: Double, _ longitude: Double) -> MKPointAnnotation {
        MKPointAnnotation(coordinate: place(latitude, longitude), title: title, subtitle: nil)
    }
}
