internal import CSDL
import Display

// Where the window stands, and how much of the desktop it takes.
extension SDLWindow {
    /// The parts of the desktop that windows may be in: each monitor without panels.
    static var desktopAreas: [WindowPlacement.Area] {
        (0..<max(SDL_GetNumVideoDisplays(), 0)).compactMap { index in
            var bounds = SDL_Rect()
            guard SDL_GetDisplayUsableBounds(index, &bounds) == 0 else { return nil }
            return WindowPlacement.Area(x: Int(bounds.x), y: Int(bounds.y), width: Int(bounds.w), height: Int(bounds.h))
        }
    }

    private var flags: UInt32 { SDL_GetWindowFlags(window) }

    var isFullScreen: Bool {
        get { flags & SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue != 0 }
        set { SDL_SetWindowFullscreen(window, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0) }
    }

    var isMaximised: Bool { flags & SDL_WINDOW_MAXIMIZED.rawValue != 0 }

    func maximise() { SDL_MaximizeWindow(window) }

    /// The place of the frame that the window manager has put around the content; nil where it is a secret.
    var framePlace: WindowPlacement.Place? {
        guard isX11 else { return nil }
        var (top, left): (Int32, Int32) = (0, 0)
        let isKnown = SDL_GetWindowBordersSize(window, &top, &left, nil, nil) == 0
        return WindowPlacement.Place(x: place.x - (isKnown ? Int(left) : 0), y: place.y - (isKnown ? Int(top) : 0))
    }

    /// Shows it, before all others if the window manager lets it.
    func comeToFront() {
        if flags & SDL_WINDOW_MINIMIZED.rawValue != 0 { SDL_RestoreWindow(window) }
        SDL_RaiseWindow(window)
    }
}
