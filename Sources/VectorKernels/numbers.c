#include "VectorKernels.h"
#include <math.h>

#define EACH for (size_t i = 0; i < n; i++)
#define A a[(ptrdiff_t)i * ia]
#define B b[(ptrdiff_t)i * ib]
#define C c[(ptrdiff_t)i * ic]

#define VK_DEFINE(T, S) \
    T vk_sum##S(const T *a, ptrdiff_t ia, size_t n) { T sum = 0; EACH sum += A; return sum; } \
    T vk_sum_of_squares##S(const T *a, ptrdiff_t ia, size_t n) { T sum = 0; EACH sum += A * A; return sum; } \
    T vk_sum_of_magnitudes##S(const T *a, ptrdiff_t ia, size_t n) { T sum = 0; EACH sum += A < 0 ? -A : A; return sum; } \
    T vk_product##S(const T *a, ptrdiff_t ia, const T *b, ptrdiff_t ib, size_t n) { T sum = 0; EACH sum += A * B; return sum; } \
    T vk_maximum##S(const T *a, ptrdiff_t ia, size_t n, size_t *place) { \
        T found = (T)-INFINITY; \
        *place = 0; \
        EACH if (A > found) { found = A; *place = i; } \
        return found; \
    } \
    T vk_minimum##S(const T *a, ptrdiff_t ia, size_t n, size_t *place) { \
        T found = (T)INFINITY; \
        *place = 0; \
        EACH if (A < found) { found = A; *place = i; } \
        return found; \
    } \
    T vk_largest_magnitude##S(const T *a, ptrdiff_t ia, size_t n) { \
        T found = 0; \
        EACH { const T size = A < 0 ? -A : A; if (size > found) found = size; } \
        return found; \
    } \
    void vk_add##S(const T *a, ptrdiff_t ia, const T *b, ptrdiff_t ib, T *c, ptrdiff_t ic, size_t n) { EACH C = A + B; } \
    void vk_subtract##S(const T *a, ptrdiff_t ia, const T *b, ptrdiff_t ib, T *c, ptrdiff_t ic, size_t n) { EACH C = A - B; } \
    void vk_multiply##S(const T *a, ptrdiff_t ia, const T *b, ptrdiff_t ib, T *c, ptrdiff_t ic, size_t n) { EACH C = A * B; } \
    void vk_divide##S(const T *a, ptrdiff_t ia, const T *b, ptrdiff_t ib, T *c, ptrdiff_t ic, size_t n) { EACH C = A / B; } \
    void vk_scale_add##S(const T *a, ptrdiff_t ia, T factor, T summand, T *c, ptrdiff_t ic, size_t n) { EACH C = A * factor + summand; } \
    void vk_divide_all##S(const T *a, ptrdiff_t ia, T divisor, T *c, ptrdiff_t ic, size_t n) { EACH C = A / divisor; } \
    void vk_fill##S(T value, T *c, ptrdiff_t ic, size_t n) { EACH C = value; } \
    void vk_magnitudes##S(const T *a, ptrdiff_t ia, T *c, ptrdiff_t ic, size_t n) { EACH C = A < 0 ? -A : A; } \
    void vk_clip##S(const T *a, ptrdiff_t ia, T low, T high, T *c, ptrdiff_t ic, size_t n) { \
        EACH { const T value = A; C = value < low ? low : value > high ? high : value; } \
    }

VK_DEFINE(float, )
VK_DEFINE(double, _d)
