package import Display

extension DisplayHost {
    /// Sends a touch that no finger makes, such as that of an assistive technology.
    package func send(_ pointer: PointerEvent) { touches.handle(pointer) }
}
