import Foundation
import ObjCRuntime
import UIKit

extension MKMapView {
    func start(_ motion: MapMotion) {
        state.motion = motion
        startLink()
    }

    /// Ends what goes on by itself where it is now.
    func endMotion() {
        guard state.motion != nil else { return }
        state.motion = nil
        concludeChange()
    }

    /// Calls ``tick(_:)`` in the next frame, and as long as something moves.
    func startLink() {
        guard state.link == nil, window != nil else { return }
        let link = CADisplayLink(target: MapTick(self), selector: #selector(MapTick.tick))
        link.add(to: .main, forMode: .common)
        state.link = link
    }

    func stopLink() {
        state.link?.invalidate()
        state.link = nil
    }

    func tick() {
        load()
        if let motion = state.motion {
            let now = CACurrentMediaTime()
            apply(motion.projection(at: now))
            // A delegate may have begun another one.
            if case .some(let current) = state.motion, current.isOver(at: now) {
                state.motion = nil
                concludeChange()
            }
        }
        if state.motion == nil { stopLink() }
    }

    /// Tells the delegate once what is shown, and that there is nothing to load.
    private func load() {
        guard !state.hasLoaded, window != nil, bounds.width > 0 else { return }
        state.hasLoaded = true
        if state.motion == nil {
            // The region of a map that comes onto the screen is reported like any other.
            announceChange(animated: false)
            concludeChange()
        }
        delegate?.mapViewWillStartLoadingMap?(self)
        delegate?.mapViewWillStartRenderingMap?(self)
        delegate?.mapViewDidFinishLoadingMap?(self)
        delegate?.mapViewDidFinishRenderingMap?(self, fullyRendered: true)
    }

    func windowDidChange() {
        if window == nil {
            if case .passage(_, let to, _, _) = state.motion { apply(to) }
            endMotion()
            stopLink()
        } else {
            setNeedsLayout()
            startLink()
        }
    }

    func layoutMap() {
        adoptSize()
        if annotationContainer.frame != bounds { annotationContainer.frame = bounds }
        guard bounds.width > 0, bounds.height > 0 else { return }
        if !state.isPlaced { placeViews() }
        updateAnnotationViews()
        prepareRenderers()
        layoutCompass()
    }

    /// Moves all that is on the map to where it is now.
    func placeViews() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        canvas.follow(state.projection, rests: state.motion == nil && state.gestureCount == 0)
        for entry in state.shown { place(entry) }
        for entry in state.clusters { place(entry) }
        placeCallout()
        turnCompasses()
        state.isPlaced = true
    }
}

/// What a display link calls, which keeps it alive, and not the map.
@MainActor final class MapTick: NSObject {
    private weak var map: MKMapView?

    init(_ map: MKMapView) { self.map = map }

    @objc func tick(_ link: CADisplayLink) {
        if let map { map.tick() } else { link.invalidate() }
    }
}
