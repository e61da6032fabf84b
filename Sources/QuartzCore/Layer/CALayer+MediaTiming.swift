// The time of a layer: what `CAMediaTiming` says, counted in the time of its superlayer.
extension CALayer: CAMediaTiming {
    private var timing: MediaTiming { extras?.timing ?? MediaTiming() }

    private func setTiming<Value: Equatable>(_ path: WritableKeyPath<MediaTiming, Value>, to newValue: Value) {
        guard timing[keyPath: path] != newValue else { return }
        extrasForWriting.timing[keyPath: path] = newValue
        timingDidChange()
        markNeedsCommit()
    }

    public var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { setTiming(\.beginTime, to: newValue) }
    }

    /// Default: infinite.
    public var duration: CFTimeInterval {
        get { timing.duration > 0 ? timing.duration : .infinity }
        set { setTiming(\.duration, to: newValue) }
    }

    public var speed: Float {
        get { timing.speed }
        set { setTiming(\.speed, to: newValue) }
    }

    public var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { setTiming(\.timeOffset, to: newValue) }
    }

    public var repeatCount: Float {
        get { timing.repeatCount }
        set { setTiming(\.repeatCount, to: newValue) }
    }

    public var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { setTiming(\.repeatDuration, to: newValue) }
    }

    public var autoreverses: Bool {
        get { timing.autoreverses }
        set { setTiming(\.autoreverses, to: newValue) }
    }

    public var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { setTiming(\.fillMode, to: newValue) }
    }

    /// A time of another layer in this one's time; nil stands for the time of `CACurrentMediaTime()`.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(forRootTime: l?.rootTime(forLocalTime: t) ?? t)
    }

    /// A time of this layer in another's.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let root = rootTime(forLocalTime: t)
        return l?.localTime(forRootTime: root) ?? root
    }

    final func localTime(forRootTime time: CFTimeInterval) -> CFTimeInterval {
        let parentTime = parent?.localTime(forRootTime: time) ?? time
        return extras?.timing.localTime(forParentTime: parentTime) ?? parentTime
    }

    private func rootTime(forLocalTime time: CFTimeInterval) -> CFTimeInterval {
        let parentTime = extras?.timing.parentTime(forLocalTime: time) ?? time
        return parent?.rootTime(forLocalTime: parentTime) ?? parentTime
    }
}
