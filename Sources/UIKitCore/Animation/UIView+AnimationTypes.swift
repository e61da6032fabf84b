extension UIView {
    /// How an animation's speed changes.
    // apple: https://developer.apple.com/documentation/uikit/uiview/animationcurve
    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0
        case easeIn = 1
        case easeOut = 2
        case linear = 3

        /// Nil for a number that is no curve. That of keyboards, 7, which notifications name, counts as ``easeInOut``.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0, 7: self = .easeInOut
            case 1: self = .easeIn
            case 2: self = .easeOut
            case 3: self = .linear
            default: return nil
            }
        }
    }

    /// How a block of changes is animated.
    // apple: https://developer.apple.com/documentation/uikit/uiview/animationoptions
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Views whose size changes lay out their subviews within the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views get touches while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Running animations go on from their presented values.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Runs again and again, until it is taken away.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs back as well.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Inside another animation: keeps its own duration.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Inside another animation: keeps its own curve.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// A transition shows views as they change, not a picture of them.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A transition hides and shows views instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Inside another animation: takes over neither its kind of motion nor its options.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Slow at both ends. The kind of motion where none is named.
        public static let curveEaseInOut: AnimationOptions = []
        /// Begins slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// With the same speed throughout.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// The view turns about its vertical middle; its left side comes to the front.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// The view turns about its vertical middle; its right side comes to the front.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// The old content is turned up like a page.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// The new content is laid over the old like a page.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// The old content fades into the new.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// The view turns about its horizontal middle; its upper side comes to the front.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// The view turns about its horizontal middle; its lower side comes to the front.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        // Wishes for a frame rate. Frames come as the display's clock gives them, whatever is wished.
        /// No wish for a frame rate.
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    }

    /// How a block of keyframes is animated.
    // apple: https://developer.apple.com/documentation/uikit/uiview/keyframeanimationoptions
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Views whose size changes lay out their subviews within the animation.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets touches through to the animated views.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from what is shown, not from the model's values.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Each run is followed by one backwards. Only together with ``repeat``.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Takes the duration of this call, not that of the animation around.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Takes the options of this call, not those of the animation around.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Straight from one value to the next.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// From value to value without anything in between.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// At an even speed, whatever times are given.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// On a smooth curve through the values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// On a smooth curve, at an even speed.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// How a view changes its content in an animation that is begun by ``beginAnimations(_:context:)``.
    // apple: https://developer.apple.com/documentation/uikit/uiview/animationtransition
    public enum AnimationTransition: Int, Sendable {
        case none = 0
        case flipFromLeft = 1
        case flipFromRight = 2
        case curlUp = 3
        case curlDown = 4
    }

    /// Animations that look as the system's own.
    // apple: https://developer.apple.com/documentation/uikit/uiview/systemanimation
    public enum SystemAnimation: UInt, Sendable {
        /// The views shrink and fade, and are removed from their superviews.
        case delete = 0
    }
}
