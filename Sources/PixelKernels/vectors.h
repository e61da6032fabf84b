// Arithmetic on several pixels at once, which the compiler turns into the registers of each processor.
#pragma once
#include <stdint.h>
#include <string.h>

// Everything here becomes a part of the functions that use it, so no vector is ever handed over by some convention.
#pragma clang diagnostic ignored "-Wpsabi"

// optimization: the functions that are marked with it exist twice on Intel's processors, for those with AVX2 and for all. The loader
// chooses once. On ARM one is enough, as NEON is always there.
#if defined(__x86_64__)
#define pk_fastest __attribute__((target_clones("avx2", "default")))
#else
#define pk_fastest
#endif

enum { pk_lanes = 8 };
/// Channels of eight pixels.
typedef uint8_t pk_bytes __attribute__((vector_size(4 * pk_lanes)));
typedef uint16_t pk_words __attribute__((vector_size(8 * pk_lanes)));

#define pk_inline static inline __attribute__((always_inline))

pk_inline pk_bytes pk_load(const uint32_t *pixels) {
    pk_bytes bytes;
    memcpy(&bytes, pixels, sizeof bytes);
    return bytes;
}

pk_inline void pk_store(uint32_t *pixels, pk_bytes bytes) { memcpy(pixels, &bytes, sizeof bytes); }

/// One pixel, eight times.
pk_inline pk_bytes pk_repeated(uint32_t pixel) {
    typedef uint32_t pixels __attribute__((vector_size(4 * pk_lanes)));
    return (pk_bytes)(pixels){pixel, pixel, pixel, pixel, pixel, pixel, pixel, pixel};
}

pk_inline pk_words pk_widened(pk_bytes bytes) { return __builtin_convertvector(bytes, pk_words); }
pk_inline pk_bytes pk_narrowed(pk_words words) { return __builtin_convertvector(words, pk_bytes); }

/// Products of bytes, divided by 255 and rounded to nearest, as pixman does it.
pk_inline pk_words pk_multiplied(pk_words a, pk_words b) {
    const pk_words product = a * b + 128;
    return (product + (product >> 8)) >> 8;
}

/// The same for the four bytes of one pixel and a number.
pk_inline uint32_t pk_scaled(uint32_t pixel, uint32_t factor) {
    const uint32_t low = (pixel & 0xFF00FFu) * factor + 0x800080u, high = (pixel >> 8 & 0xFF00FFu) * factor + 0x800080u;
    return ((low + (low >> 8 & 0xFF00FFu)) >> 8 & 0xFF00FFu) | ((high + (high >> 8 & 0xFF00FFu)) & 0xFF00FF00u);
}

/// A premultiplied pixel over another.
pk_inline uint32_t pk_over(uint32_t source, uint32_t target) { return source + pk_scaled(target, 255 - (source >> 24)); }
