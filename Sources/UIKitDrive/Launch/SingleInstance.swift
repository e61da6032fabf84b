@_spi(ForasteroInternal) import UIKitCore
internal import DesktopServices
internal import Display
import Drive
import Foundation

/// Sees to it that an app which a person uses runs once, and that what it is started for reaches the instance that runs (AX-92).
@MainActor
struct SingleInstance {
    /// What the app is launched for.
    let reason: LaunchReason
    /// Nil where the app is not on the session bus.
    private let instance: AppInstance?

    /// In seconds: the bus calls as soon as the name is taken.
    private static let patience = 2.0

    /// Reads what the app is started for. Ends the process where another one takes that over.
    static func claim(_ options: LaunchOptions) -> SingleInstance {
        let reason = reason(options)
        guard let name = name(options) else { return SingleInstance(reason: reason, instance: nil) }
        guard let bus = SessionBus.shared else {
            if options.busName != nil { say("there is no session bus, so the app is not found there as \(name)") }
            return SingleInstance(reason: reason, instance: nil)
        }
        let schemes = InfoPlist.main.urlSchemes
        let outcome = AppInstance.claim(name, for: request(reason), on: bus) { url in
            url.isFileURL || url.scheme.map { schemes.contains($0.lowercased()) } ?? false
        }
        switch outcome {
        case .first(let instance):
            guard options.isStartedByBus, let first = instance.firstRequest(within: patience) else {
                return SingleInstance(reason: reason, instance: instance)
            }
            return SingleInstance(reason: LaunchReason(first), instance: instance)
        case .handedOver:
            say("\(name) runs already, and has taken this over. With --own-instance, another one starts.")
            exit(0)
        case .failed(let reasonOfFailure):
            say("\(reasonOfFailure); the app starts without")
            return SingleInstance(reason: reason, instance: nil)
        }
    }

    /// From now on the app does what it is asked over the bus.
    func begin(with application: UIApplication) {
        instance?.begin { request in
            DisplayHost.current.display.comeToFront()
            switch request {
            case .activate: return true
            case .open(let urls):
                application.urls.deliver(urls)
                return true
            case .action(let name): return application.shortcuts.perform(type: LaunchReason.shortcutType(ofAction: name))
            }
        }
    }

    /// Apps that nobody sees, and those with data of their own, are not on the bus unless they are told a name.
    private static func name(_ options: LaunchOptions) -> InstanceName? {
        guard !options.isOwnInstance else { return nil }
        if let told = options.busName {
            guard let name = InstanceName(identifier: told) else { fail("--bus-name \(told): this is no identifier") }
            return name
        }
        guard options.isOfPersonsDesktop else { return nil }
        return InfoPlist.main.bundleIdentifier.flatMap { InstanceName(identifier: $0) }
    }

    // MARK: What it is for

    private static func reason(_ options: LaunchOptions) -> LaunchReason {
        if let type = options.shortcut { return .shortcut(type: type) }
        let urls = options.opened.map { address($0) } + options.bareArguments.compactMap { ownAddress($0) }
        return urls.isEmpty ? .user : .urls(urls)
    }

    private static func request(_ reason: LaunchReason) -> InstanceRequest {
        switch reason {
        case .user: .activate
        case .urls(let urls): .open(urls)
        case .shortcut(let type): .action(type)
        }
    }

    /// What is no address is the path of a file. One letter is no scheme.
    private static func address(_ text: String) -> URL {
        if let url = URL(string: text), let scheme = url.scheme, scheme.count > 1 { return url }
        return URL(fileURLWithPath: text).absoluteURL
    }

    /// What the desktop hands over without a word: addresses of the app's schemes, and files that are there, if the app opens files at all.
    private static func ownAddress(_ text: String) -> URL? {
        let url = address(text)
        if url.isFileURL {
            return InfoPlist.main.opensFiles && FileManager.default.fileExists(atPath: url.path) ? url : nil
        }
        return InfoPlist.main.urlSchemes.contains(url.scheme?.lowercased() ?? "") ? url : nil
    }

    private static func say(_ text: String) { FileHandle.standardError.write(Data("Forastero: \(text)\n".utf8)) }

    private static func fail(_ text: String) -> Never {
        FileHandle.standardError.write(Data((text + "\n").utf8))
        exit(1)
    }
}

extension LaunchOptions {
    /// True if a person uses the app in a window, with the data that the app has otherwise.
    var isOfPersonsDesktop: Bool {
        let hasOwnData =
            container != nil || defaultsFolder != nil || ProcessInfo.processInfo.environment["FORASTERO_CONTAINER"] != nil
        return display == .window && isUsedByPerson && !hasOwnData
    }
}

extension LaunchReason {
    init(_ request: InstanceRequest) {
        self =
            switch request {
            case .activate: .user
            case .open(let urls): .urls(urls)
            case .action(let name): .shortcut(type: Self.shortcutType(ofAction: name))
            }
    }

    /// `Shortcut0` in the desktop's entry is the first shortcut of Info.plist; else the name is the type.
    static func shortcutType(ofAction name: String) -> String {
        let prefix = "Shortcut"
        let shortcuts = InfoPlist.main.shortcuts
        guard name.hasPrefix(prefix), let number = Int(name.dropFirst(prefix.count)), shortcuts.indices.contains(number) else {
            return name
        }
        return shortcuts[number].type
    }
}
