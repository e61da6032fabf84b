// What Apple's module of this name holds: all of `os`, and the store of messages.
@_exported public import os
