import CoreLocation
public import Foundation
import ObjCRuntime
public import UIKit

/// Hears of what happens on a map, and gives it views and renderers. All on the main actor.
// apple: https://developer.apple.com/documentation/mapkit/mkmapviewdelegate
@preconcurrency @MainActor @objc public protocol MKMapViewDelegate: NSObjectProtocol {
    // MARK: The region

    /// The region is about to change.
    @objc(mapView:regionWillChangeAnimated:)
    optional func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// The region has changed, and stays as it is.
    @objc(mapView:regionDidChangeAnimated:)
    optional func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// The region is another one, at each step of a change.
    @objc optional func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)

    // MARK: Loading

    /// The map is about to be loaded. There is nothing to load here: called once, before the map is shown.
    @objc optional func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    /// The map is loaded.
    @objc optional func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    /// The map could not be loaded. Never called here.
    @objc(mapViewDidFailLoadingMap:withError:)
    optional func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
    /// The map is about to be drawn.
    @objc optional func mapViewWillStartRenderingMap(_ mapView: MKMapView)
    /// The map has been drawn, all of it if that is true.
    @objc(mapViewDidFinishRenderingMap:fullyRendered:)
    optional func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)

    // MARK: Annotations

    /// The view for an annotation that comes into sight; nil for the usual one.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapviewdelegate/mapview(_:viewfor:)-8humz
    @objc(mapView:viewForAnnotation:)
    optional func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// These views have come onto the map.
    @objc(mapView:didAddAnnotationViews:)
    optional func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// A control beside the text of a callout has been tapped.
    @objc(mapView:annotationView:calloutAccessoryControlTapped:)
    optional func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    /// A view has been selected.
    @objc(mapView:didSelectAnnotationView:)
    optional func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// A view is not selected any more.
    @objc(mapView:didDeselectAnnotationView:)
    optional func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// An annotation has been selected.
    @objc(mapView:didSelectAnnotation:)
    optional func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    /// An annotation is not selected any more.
    @objc(mapView:didDeselectAnnotation:)
    optional func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    /// A view is being dragged, or not any more.
    @objc(mapView:annotationView:didChangeDragState:fromOldState:)
    optional func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState)
    /// The annotation for others that lie too near to each other. Without this method it is a plain one.
    @objc(mapView:clusterAnnotationForMemberAnnotations:)
    optional func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation])
        -> MKClusterAnnotation

    // MARK: The user

    /// The user is going to be looked for.
    @objc optional func mapViewWillStartLocatingUser(_ mapView: MKMapView)
    /// The user is not looked for any more.
    @objc optional func mapViewDidStopLocatingUser(_ mapView: MKMapView)
    /// The user is somewhere else.
    @objc(mapView:didUpdateUserLocation:)
    optional func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// The user cannot be found.
    @objc(mapView:didFailToLocateUserWithError:)
    optional func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    /// The map follows the user, or not any more.
    @objc(mapView:didChangeUserTrackingMode:animated:)
    optional func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)

    // MARK: Overlays

    /// What draws an overlay that comes into sight. Without this method none is drawn.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapviewdelegate/mapview(_:rendererfor:)
    @objc(mapView:rendererForOverlay:)
    optional func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// These renderers have come onto the map.
    @objc(mapView:didAddOverlayRenderers:)
    optional func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
}
