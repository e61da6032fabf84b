#pragma once
// A function of Swift's runtime that Swift may not name.

extern void *swift_tryRetain(void *object);

/// Counts a reference more to an object whose memory is there, unless it is dying.
/// - Returns: the object; NULL where it is dying.
static inline void *swift_runtime_try_retain(void *object) { return swift_tryRetain(object); }
