@testable import TextKit

/// The class that programs know is above this module; its base does all that is tested here.
typealias NSTextAttachment = TextAttachmentBase
