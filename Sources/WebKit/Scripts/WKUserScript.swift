public import Foundation

/// When a script runs.
// apple: https://developer.apple.com/documentation/webkit/wkuserscriptinjectiontime
public enum WKUserScriptInjectionTime: Int, Sendable {
    case atDocumentStart = 0
    case atDocumentEnd
}

/// A script of the application that runs in each page.
// apple: https://developer.apple.com/documentation/webkit/wkuserscript
@preconcurrency @MainActor @objcMembers open class WKUserScript: NSObject, NSCopying {
    /// Its text.
    public final let source: String
    /// When it runs.
    @nonobjc public final let injectionTime: WKUserScriptInjectionTime
    /// True if it runs in the page alone, and not in frames of it.
    @objc(forMainFrameOnly) public final let isForMainFrameOnly: Bool
    final let world: WKContentWorld

    /// A script in the world of the pages' own.
    // apple: https://developer.apple.com/documentation/webkit/wkuserscript/init(source:injectiontime:formainframeonly:)
    @nonobjc public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly, world) = (source, injectionTime, forMainFrameOnly, .page)
        super.init()
    }

    /// A script in a world.
    // apple: https://developer.apple.com/documentation/webkit/wkuserscript/init(source:injectiontime:formainframeonly:in:)
    @nonobjc public init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
    ) {
        (self.source, self.injectionTime, isForMainFrameOnly, world) = (source, injectionTime, forMainFrameOnly, contentWorld)
        super.init()
    }

    /// Itself: it does not change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
