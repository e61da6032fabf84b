#ifndef GreetingLimits_h
#define GreetingLimits_h

#include <stdint.h>

#define GREETING_MAXIMUM 1000

typedef struct {
    uint32_t least, most;
} GreetingLimits;

static inline uint32_t limitedGreetings(uint32_t count, GreetingLimits limits) {
    return count < limits.least ? limits.least : count > limits.most ? limits.most : count;
}

#endif
