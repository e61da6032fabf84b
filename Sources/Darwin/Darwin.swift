// The C library, under the name that it has on Apple's systems.
@_exported public import Glibc
// There its headers bring the lock of `os`, too.
@_exported public import func os.os_unfair_lock_lock
@_exported public import struct os.os_unfair_lock_s
@_exported public import func os.os_unfair_lock_trylock
@_exported public import func os.os_unfair_lock_unlock
@_exported public import typealias os.os_unfair_lock
@_exported public import typealias os.os_unfair_lock_t
