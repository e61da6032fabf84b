import AVFoundation
import UIKit

extension PlayerControls: UIGestureRecognizerDelegate {
    /// A tap on a control belongs to that.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        var view = touch.view
        while let part = view, part !== gestureRecognizer.view {
            if part is UIControl || part is CornerPanel { return false }
            view = part.superview
        }
        return true
    }
}

extension AVPlayerViewController {
    // MARK: Showing

    /// True if it fills the screen by having been presented.
    final var isFilling: Bool { presentingViewController != nil && parent == nil }

    /// Makes the controls show how everything is.
    final func update() {
        guard isViewLoaded else { return }
        var look = PlayerLook()
        let item = player?.currentItem
        look.isPlaying = (player?.rate ?? 0) > 0
        look.isWaiting = item?.status == .unknown
        look.hasFailed = item?.status == .failed
        look.isMuted = player?.isMuted ?? false
        look.isLinear = requiresLinearPlayback
        (look.canClose, look.canResize) = (isFilling, !isFilling)
        look.duration = item.map(\.duration).flatMap { $0.isNumeric ? $0.seconds : nil } ?? 0
        look.place = max(0, player?.currentTime().seconds ?? 0)
        controls.look = look
    }

    final func playerChanged() {
        let wasPlaying = controls.look.isPlaying
        update()
        guard wasPlaying != controls.look.isPlaying else { return }
        if controls.look.isPlaying {
            hideControlsLater()
            if entersFullScreenWhenPlaybackBegins, !isFilling, expanded == nil { fillScreen() }
        } else if showsPlaybackControls {
            hideCall?.cancel()
            showControls(true, animated: true)
        }
    }

    final func playingEnded() {
        guard exitsFullScreenWhenPlaybackEnds, isFilling else { return }
        dismiss(animated: true)
    }

    func toggleControls() {
        guard showsPlaybackControls else { return }
        showControls(!areControlsShown, animated: true)
        hideControlsLater()
    }

    final func showControls(_ isShown: Bool, animated: Bool) {
        guard isViewLoaded else { return }
        areControlsShown = isShown
        controls.isHidden = !showsPlaybackControls
        controls.isUserInteractionEnabled = isShown
        UIView.animate(withDuration: animated ? controls.theme.fade : 0) { [self] in
            controls.alpha = isShown ? 1 : 0
            setNeedsStatusBarAppearanceUpdate()
        }
    }

    /// Controls that nobody touches go while it plays.
    final func hideControlsLater() {
        hideCall?.cancel()
        guard areControlsShown, controls.look.isPlaying else { return }
        let call = DispatchWorkItem { [weak self] in
            guard let self, controls.look.isPlaying, !controls.bar.isTracking else { return }
            showControls(false, animated: true)
        }
        hideCall = call
        DispatchQueue.main.asyncAfter(deadline: .now() + controls.theme.patience, execute: call)
    }

    // MARK: Acting

    final func perform(_ action: PlayerControls.Action) {
        switch action {
        case .playOrPause: playOrPause()
        case .skip(let seconds): move(by: seconds)
        case .mute: player?.isMuted.toggle()
        case .close: dismiss(animated: true)
        case .resize: fillScreen()
        case .scrub(let share): scrub(to: share)
        case .endScrub: endScrub()
        }
        update()
        hideControlsLater()
    }

    private func playOrPause() {
        guard let player else { return }
        if player.rate > 0 { return player.pause() }
        if let item = player.currentItem, item.duration.isNumeric, item.currentTime() >= item.duration { player.seek(to: .zero) }
        player.play()
    }

    private func move(by seconds: TimeInterval) {
        guard let player else { return }
        player.seek(to: player.currentTime() + CMTime(seconds: seconds, preferredTimescale: 600))
    }

    private func scrub(to share: Double) {
        guard let player, controls.look.hasTime else { return }
        if player.rate > 0 {
            playsAfterScrub = true
            player.pause()
        }
        player.seek(
            to: CMTime(seconds: share * controls.look.duration, preferredTimescale: 600), toleranceBefore: .zero, toleranceAfter: .zero)
    }

    private func endScrub() {
        if playsAfterScrub { player?.play() }
        playsAfterScrub = false
    }

    // MARK: Filling the screen

    /// Shows the same player in a controller that fills the screen.
    final func fillScreen() {
        guard expanded == nil, view.window != nil else { return }
        let other = AVPlayerViewController()
        other.origin = self
        other.requiresLinearPlayback = requiresLinearPlayback
        other.exitsFullScreenWhenPlaybackEnds = exitsFullScreenWhenPlaybackEnds
        other.showsPlaybackControls = showsPlaybackControls
        other.player = player
        expanded = other
        present(other, animated: true)
    }

    /// The delegate of the replaced controller is notified.
    final func tellOfFilling() {
        guard let origin, let coordinator = transitionCoordinator else { return }
        origin.delegate?.playerViewController?(origin, willBeginFullScreenPresentationWithAnimationCoordinator: coordinator)
    }

    /// The delegate of the controller that is shown again is notified.
    final func tellOfLeaving() {
        guard let origin, let coordinator = transitionCoordinator else { return }
        origin.delegate?.playerViewController?(origin, willEndFullScreenPresentationWithAnimationCoordinator: coordinator)
    }

    /// It is shown at its former position again.
    final func takeBack() {
        expanded = nil
        update()
        showControls(showsPlaybackControls, animated: false)
        hideControlsLater()
    }
}
