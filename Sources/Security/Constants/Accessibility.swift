// When an item can be read. This is kept, and of no effect: there is no lock (MO-121).
// apple: https://developer.apple.com/documentation/security/item-attribute-keys-and-values

/// While the device is unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the device was unlocked once.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// At any time.
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked, on this device, as long as it has a passcode.
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While the device is unlocked, on this device.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After the device was unlocked once, on this device.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// At any time, on this device.
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
