internal import Display

extension DisplayHost {
    /// The device is held so that its screen lies or stands; the screen follows if that is allowed.
    package func turnDevice(toLandscape isLandscape: Bool) {
        deviceIsLandscape = isLandscape
        adaptToDevice()
    }

    /// Turns the screen as if the device had been turned, and answers why not, if it does not. A window of a desktop has the shape that
    /// its user gives it.
    func askToTurn(toLandscape isLandscape: Bool) -> UISceneError? {
        guard display is HeadlessScreen else { return UISceneError(.geometryRequestUnsupported) }
        if let window = windows.keyWindow, window.rootViewController != nil,
            !OrientationPolicy(window: window).allows(isLandscape: isLandscape)
        {
            return UISceneError(.geometryRequestDenied)
        }
        turnDevice(toLandscape: isLandscape)
        return nil
    }

    /// Turns the screen to the way in which the device is held, if it does not stand so already and nobody objects.
    func adaptToDevice() {
        guard let isLandscape = deviceIsLandscape, let screen = display as? HeadlessScreen else { return }
        let sides = [geometry.size.width, geometry.size.height].sorted()
        let size = isLandscape ? CGSize(width: sides[1], height: sides[0]) : CGSize(width: sides[0], height: sides[1])
        guard size != geometry.size else { return }
        if let window = windows.keyWindow, window.rootViewController != nil,
            !OrientationPolicy(window: window).allows(isLandscape: isLandscape)
        {
            return
        }
        screen.inject(.resized(ScreenGeometry(size: size, scale: geometry.scale)))
    }
}
