// Arithmetic on several pixels at once, which the compiler turns into the registers of each processor.
#pragma once
#include <stdint.h>
#include <string.h>

// Everything here becomes a part of the functions that use it, so no vector is ever handed over by some convention.
#pragma clang diagnostic ignored "-Wpsabi"

// optimization: the functions that are marked with it exist twice on Intel's processors, for those with AVX2 and for all. The loader
// chooses once. On ARM one is enough, as NEON is always there. The thread sanitizer gets one, too: the loader chooses before the
// sanitizer has been set up, and its first call would end the program.
#if defined(__x86_64__) && !__has_feature(thread_sanitizer)
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

/// True if any of eight pixels is not zero.
pk_inline int pk_has_bits(pk_bytes pixels) {
    typedef uint64_t bits __attribute__((vector_size(4 * pk_lanes)));
    return __builtin_reduce_or((bits)pixels) != 0;
}

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
#if defined(__x86_64__)
    // optimization: the upper halves of products by 257, which is the same number, and one instruction.
    typedef uint32_t halves __attribute__((vector_size(16 * pk_lanes)));
    return __builtin_convertvector(__builtin_convertvector(product, halves) * 257 >> 16, pk_words);
#else
    return (product + (product >> 8)) >> 8;
#endif
}

/// The same for the four bytes of one pixel and a number.
pk_inline uint32_t pk_scaled(uint32_t pixel, uint32_t factor) {
    const uint32_t low = (pixel & 0xFF00FFu) * factor + 0x800080u, high = (pixel >> 8 & 0xFF00FFu) * factor + 0x800080u;
    return ((low + (low >> 8 & 0xFF00FFu)) >> 8 & 0xFF00FFu) | ((high + (high >> 8 & 0xFF00FFu)) & 0xFF00FF00u);
}

/// The sums of the four bytes of two pixels, none above 255: a colour brighter than its alpha allows must not spill over.
pk_inline uint32_t pk_added(uint32_t a, uint32_t b) {
    uint32_t low = (a & 0xFF00FFu) + (b & 0xFF00FFu), high = (a >> 8 & 0xFF00FFu) + (b >> 8 & 0xFF00FFu);
    low |= 0x1000100u - (low >> 8 & 0xFF00FFu);
    high |= 0x1000100u - (high >> 8 & 0xFF00FFu);
    return (low & 0xFF00FFu) | (high & 0xFF00FFu) << 8;
}

/// 255 minus the alpha of each of eight pixels, for each of its bytes.
pk_inline pk_words pk_transparencies(pk_bytes pixels) {
    const pk_bytes alphas = __builtin_shufflevector(
        pixels, pixels, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 19, 19, 19, 19, 23, 23, 23, 23, 27, 27, 27, 27, 31, 31, 31,
        31);
    return 255 - pk_widened(alphas);
}

/// Each of eight bytes, four times.
pk_inline pk_bytes pk_spread(uint64_t eight) {
    typedef uint8_t few __attribute__((vector_size(pk_lanes)));
    const few bytes = (few)eight;
    return __builtin_shufflevector(
        bytes, bytes, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7);
}

/// A premultiplied pixel over another.
pk_inline uint32_t pk_over(uint32_t source, uint32_t target) {
    return pk_added(source, pk_scaled(target, 255 - (source >> 24)));
}

/// The same for eight; `through` is how much each byte of the target counts, 255 minus the alpha above it.
pk_inline pk_bytes pk_all_over(pk_bytes source, pk_bytes target, pk_words through) {
    return __builtin_elementwise_add_sat(source, pk_narrowed(pk_multiplied(pk_widened(target), through)));
}
