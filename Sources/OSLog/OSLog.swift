// The content of Apple's module of this name: all of `os`, and the store of messages.
@_exported public import os
