#pragma once

/// How many blocks of memory the program has allocated and not freed.
///
/// Counted one by one, since what the C library tells of its heap is the sizes of blocks, which depend on the holes they were put into:
/// the same blocks may take some bytes more the next time.
long live_blocks(void);
