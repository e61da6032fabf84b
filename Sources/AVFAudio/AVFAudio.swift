// Apple's module of this name is the part of AVFoundation that is about sound.
@_exported public import AVFoundation
