#include "MemoryPrefetch.h"
