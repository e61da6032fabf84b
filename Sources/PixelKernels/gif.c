#include "PixelKernels.h"

enum { codeLimit = 4096 };

/// Reads codes of a growing number of bits, lowest bits first.
typedef struct {
    const uint8_t *bytes;
    size_t length, place;
    uint32_t bits;
    int count;
} Reader;

/// The next code of `size` bits, or -1 at the end.
static int next(Reader *reader, int size) {
    while (reader->count < size) {
        if (reader->place >= reader->length) return -1;
        reader->bits |= (uint32_t)reader->bytes[reader->place++] << reader->count;
        reader->count += 8;
    }
    const int code = (int)(reader->bits & ((1u << size) - 1));
    reader->bits >>= size;
    reader->count -= size;
    return code;
}

size_t pk_gif_decode(const uint8_t *bytes, size_t length, int minimumSize, uint8_t *indices, size_t capacity) {
    if (minimumSize < 1 || minimumSize > 11) return 0;
    // Every code stands for the one before it and one more index.
    uint16_t before[codeLimit];
    uint8_t last[codeLimit], stack[codeLimit + 1];
    const int clear = 1 << minimumSize, end = clear + 1;
    for (int code = 0; code < clear; code++) last[code] = (uint8_t)code;
    Reader reader = {bytes, length, 0, 0, 0};
    int size = minimumSize + 1, free = end + 1, previous = -1;
    uint8_t first = 0;
    size_t written = 0;
    while (written < capacity) {
        const int code = next(&reader, size);
        if (code < 0 || code == end) break;
        if (code == clear) {
            size = minimumSize + 1;
            free = end + 1;
            previous = -1;
            continue;
        }
        if (code > free || (code == free && previous < 0) || (code >= clear && previous < 0)) break;
        int depth = 0, part = code;
        if (code == free) {
            stack[depth++] = first;
            part = previous;
        }
        while (part > end) {
            stack[depth++] = last[part];
            part = before[part];
        }
        first = last[part];
        stack[depth++] = first;
        while (depth > 0 && written < capacity) indices[written++] = stack[--depth];
        if (previous >= 0 && free < codeLimit) {
            before[free] = (uint16_t)previous;
            last[free] = first;
            free++;
            if (free == 1 << size && size < 12) size++;
        }
        previous = code;
    }
    return written;
}

void pk_gif_paint(const uint8_t *indices, size_t count, const uint32_t *palette, int transparent, uint32_t *pixels) {
    for (size_t x = 0; x < count; x++) {
        if (indices[x] != transparent) pixels[x] = palette[indices[x]];
    }
}
