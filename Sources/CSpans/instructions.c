// What the processor has, and what is used of that.
#include "clones.h"

#ifdef HAS_AVX2
_Atomic enum spans_instructions spans_used = spans_plain;

static enum spans_instructions found(void) {
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma")) return spans_plain;
    // The first processors that had AVX-512 slow down for a while when they meet wide registers. They lack VBMI2.
    const int is_wide = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl")
        && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vbmi2");
    return is_wide ? spans_avx512 : spans_avx2;
}

__attribute__((constructor)) static void find(void) {
    __builtin_cpu_init();
    spans_used = found();
}

enum spans_instructions spans_use_at_most(enum spans_instructions most) {
    const enum spans_instructions best = found(), used = best < most ? best : most;
    spans_used = used;
    return used;
}
#else
enum spans_instructions spans_use_at_most(enum spans_instructions most) { return spans_plain; }
#endif
