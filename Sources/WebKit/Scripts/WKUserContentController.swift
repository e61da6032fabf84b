public import Foundation
import ObjCRuntime

/// Scripts that run in pages, and who is notified of their messages. What is changed here counts for all views that were made with it.
// apple: https://developer.apple.com/documentation/webkit/wkusercontentcontroller
@preconcurrency @MainActor @objcMembers open class WKUserContentController: NSObject {
    enum Handler {
        case plain(any WKScriptMessageHandler)
        case replying(any WKScriptMessageHandlerWithReply)
    }

    private struct Entry {
        let name: String
        let world: WKContentWorld
        let handler: Handler
    }

    private struct Listener {
        weak var page: WebPage?
    }

    @nonobjc private var scripts: [WKUserScript] = []
    @nonobjc private var entries: [Entry] = []
    @nonobjc private var listeners: [Listener] = []

    @preconcurrency @MainActor public override init() { super.init() }

    // MARK: Scripts

    /// In the order in which they were added.
    open var userScripts: [WKUserScript] { scripts }

    /// Lets a script run in pages that are loaded from now on.
    // apple: https://developer.apple.com/documentation/webkit/wkusercontentcontroller/adduserscript(_:)
    open func addUserScript(_ userScript: WKUserScript) {
        scripts.append(userScript)
        changed()
    }

    /// Lets no script run in pages that are loaded from now on.
    open func removeAllUserScripts() {
        scripts = []
        changed()
    }

    // MARK: Messages

    /// Lets scripts of pages post messages. The handler is kept alive until it is removed.
    /// - Precondition: there is none of this name.
    // apple: https://developer.apple.com/documentation/webkit/wkusercontentcontroller/add(_:name:)
    @objc(addScriptMessageHandler:name:) open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        add(.plain(scriptMessageHandler), name, .page)
    }

    /// Lets scripts of a world post messages.
    /// - Precondition: there is none of this name in the world.
    @objc(addScriptMessageHandler:contentWorld:name:)
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {
        add(.plain(scriptMessageHandler), name, world)
    }

    /// Lets scripts of a world post messages that are answered.
    /// - Precondition: there is none of this name in the world.
    // apple: https://developer.apple.com/documentation/webkit/wkusercontentcontroller/addscriptmessagehandler(_:contentworld:name:)
    @objc(addScriptMessageHandlerWithReply:contentWorld:name:)
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) {
        add(.replying(scriptMessageHandlerWithReply), name, contentWorld)
    }

    // apple: https://developer.apple.com/documentation/webkit/wkusercontentcontroller/removescriptmessagehandler(forname:)
    /// Lets scripts of pages post no messages of a name any more. Does nothing where there is no handler.
    open func removeScriptMessageHandler(forName name: String) { removeScriptMessageHandler(forName: name, contentWorld: .page) }

    /// Lets scripts of a world post no messages of a name any more.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        remove { $0.name == name && $0.world === contentWorld }
    }

    /// Lets scripts of a world post no messages.
    @objc(removeAllScriptMessageHandlersFromContentWorld:)
    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) { remove { $0.world === contentWorld } }

    /// Lets no scripts post messages.
    open func removeAllScriptMessageHandlers() { remove { _ in true } }

    // MARK: Internal

    final func add(_ page: WebPage) { listeners.append(Listener(page: page)) }

    final func remove(_ page: WebPage) { listeners.removeAll { $0.page == nil || $0.page === page } }

    final func write(to message: inout WebMessage) {
        message.add(scripts.count)
        for script in scripts {
            message.add(script.source)
            message.add(script.injectionTime == .atDocumentEnd)
            message.add(script.isForMainFrameOnly)
            message.add(script.world.engineName)
        }
        message.add(entries.count)
        for entry in entries {
            message.add(entry.name)
            message.add(entry.world.engineName)
            if case .replying = entry.handler { message.add(true) } else { message.add(false) }
        }
    }

    final func handler(_ name: String, world: String?) -> Handler? {
        entries.first { $0.name == name && $0.world.engineName == world }?.handler
    }

    final func world(_ engineName: String?) -> WKContentWorld { entries.first { $0.world.engineName == engineName }?.world ?? .page }

    // MARK: Private

    private func add(_ handler: Handler, _ name: String, _ world: WKContentWorld) {
        _require(
            !entries.contains { $0.name == name && $0.world === world },
            "Attempt to add script message handler with name '\(name)' when one already exists.")
        entries.append(Entry(name: name, world: world, handler: handler))
        changed()
    }

    private func remove(_ isMeant: (Entry) -> Bool) {
        guard entries.contains(where: isMeant) else { return }
        entries.removeAll(where: isMeant)
        changed()
    }

    private func changed() {
        for listener in listeners { listener.page?.sendScripts() }
    }
}
