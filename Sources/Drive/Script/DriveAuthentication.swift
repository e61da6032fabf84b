/// What the device recognises its user by.
public enum DriveBiometry: String, CaseIterable, Sendable {
    case none, finger, face
}

/// What leads out of the device.
public enum DriveNetwork: String, CaseIterable, Sendable {
    case none, wifi, wired, cellular
}

/// How the user answers an app that asks who they are.
public enum DriveAuthentication: String, CaseIterable, Sendable {
    /// They are recognised.
    case yes
    /// They are not.
    case no
    /// They leave the question.
    case cancel
}
