@_exported public import CoreGraphics
internal import DeviceNotice
import Dispatch
import Foundation
public import ObjCRuntime
import Synchronization

/// The number under which a short sound is known.
// apple: https://developer.apple.com/documentation/audiotoolbox/systemsoundid
public typealias SystemSoundID = UInt32

/// The sound that stands for shaking the device, which this one cannot do.
// apple: https://developer.apple.com/documentation/audiotoolbox/ksystemsoundid_vibrate
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

/// All is well.
// apple: https://developer.apple.com/documentation/audiotoolbox/1405202-audio_services_result_codes
public let kAudioServicesNoError: OSStatus = 0
/// There is no such property.
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F
/// The memory for a property has another size.
public let kAudioServicesBadPropertySizeError: OSStatus = 0x2173_697A
/// The memory for what a property is about has another size.
public let kAudioServicesBadSpecifierSizeError: OSStatus = 0x2173_7063
/// Something else is wrong: the file cannot be read, or there is no such sound.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
/// The application did not answer in time. Never answered here.
public let kAudioServicesSystemSoundClientTimedOutError: OSStatus = -1501
/// The sound is longer than 30 seconds. Never answered here.
public let kAudioServicesSystemSoundExceededMaximumDurationError: OSStatus = -1502

/// Registers a file as a sound.
///
/// - Parameter outSystemSoundID: takes the number of the sound.
/// - Returns: ``kAudioServicesNoError``, or ``kAudioServicesSystemSoundUnspecifiedError`` for a file that cannot be read.
// apple: https://developer.apple.com/documentation/audiotoolbox/audioservicescreatesystemsoundid(_:_:)
@discardableResult
public func AudioServicesCreateSystemSoundID(_ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
    var isFolder: ObjCBool = false
    guard inFileURL.isFileURL, let path = inFileURL.path, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        !isFolder.boolValue, FileManager.default.isReadableFile(atPath: path)
    else { return kAudioServicesSystemSoundUnspecifiedError }
    outSystemSoundID.pointee = SystemSounds.shared.register()
    return kAudioServicesNoError
}

/// Forgets a sound.
/// - Returns: ``kAudioServicesSystemSoundUnspecifiedError`` for a number that has not been given out.
// apple: https://developer.apple.com/documentation/audiotoolbox/audioservicesdisposesystemsoundid(_:)
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    SystemSounds.shared.forget(inSystemSoundID) ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}

/// Would play a sound. This device is silent, and says so once on standard error.
// apple: https://developer.apple.com/documentation/audiotoolbox/audioservicesplaysystemsound(_:)
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { SystemSounds.shared.play(inSystemSoundID, nil) }

/// Would play a sound and shake the device. This one does neither.
// apple: https://developer.apple.com/documentation/audiotoolbox/audioservicesplayalertsound(_:)
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { SystemSounds.shared.play(inSystemSoundID, nil) }

/// Would play a sound.
/// - Parameter inCompletionBlock: called on the main queue when the sound has ended, which is soon for one that nobody hears.
// apple: https://developer.apple.com/documentation/audiotoolbox/audioservicesplaysystemsoundwithcompletion(_:_:)
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
    SystemSounds.shared.play(inSystemSoundID, inCompletionBlock)
}

/// Would play a sound and shake the device.
/// - Parameter inCompletionBlock: as for ``AudioServicesPlaySystemSoundWithCompletion(_:_:)``.
// apple: https://developer.apple.com/documentation/audiotoolbox/audioservicesplayalertsoundwithcompletion(_:_:)
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
    SystemSounds.shared.play(inSystemSoundID, inCompletionBlock)
}

/// What a sound is followed by: it gets the number of the sound, and what was given with it.
// apple: https://developer.apple.com/documentation/audiotoolbox/audioservicessystemsoundcompletionproc
public typealias AudioServicesSystemSoundCompletionProc = @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// Has a function called each time that a sound has ended.
///
/// - Parameters:
///   - inRunLoop: not looked at; the function is called on the main queue.
///   - inRunLoopMode: not looked at.
///   - inClientData: what the function is given.
// apple: https://developer.apple.com/documentation/audiotoolbox/audioservicesaddsystemsoundcompletion(_:_:_:_:_:)
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: CFRunLoop?, _ inRunLoopMode: CFString?,
    _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
    nonisolated(unsafe) let data = inClientData
    SystemSounds.shared.setEnd(of: inSystemSoundID) { inCompletionRoutine(inSystemSoundID, data) }
    return kAudioServicesNoError
}

/// Has nothing called any more when a sound has ended.
// apple: https://developer.apple.com/documentation/audiotoolbox/audioservicesremovesystemsoundcompletion(_:)
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.shared.setEnd(of: inSystemSoundID, nil)
}

/// The sounds that were registered.
struct SystemSounds: ~Copyable, Sendable {
    static let shared = SystemSounds()

    private struct Registry {
        var known: Set<SystemSoundID> = []
        /// Below it are the numbers of the sounds that belong to the system.
        var next: SystemSoundID = 0x1000
        /// What follows each sound.
        var ends: [SystemSoundID: @Sendable () -> Void] = [:]
    }
    private let registry = Mutex(Registry())

    func register() -> SystemSoundID {
        registry.withLock { registry in
            defer { registry.next += 1 }
            registry.known.insert(registry.next)
            return registry.next
        }
    }

    func forget(_ sound: SystemSoundID) -> Bool {
        registry.withLock { registry in
            registry.ends[sound] = nil
            return registry.known.remove(sound) != nil
        }
    }

    func setEnd(of sound: SystemSoundID, _ end: (@Sendable () -> Void)?) { registry.withLock { $0.ends[sound] = end } }

    func play(_ sound: SystemSoundID, _ completion: (() -> Void)?) {
        DeviceNotice.say("AudioToolbox plays no system sounds, and this device does not vibrate.")
        nonisolated(unsafe) let completion = completion
        let end = registry.withLock { $0.ends[sound] }
        guard completion != nil || end != nil else { return }
        DispatchQueue.main.async {
            completion?()
            end?()
        }
    }
}
