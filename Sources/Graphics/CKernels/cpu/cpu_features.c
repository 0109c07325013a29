// SPDX-License-Identifier: MIT

// Detects the processor's instruction sets, and selects the instruction sets to use.
#include "target_attributes.h"

#ifdef HAS_AVX2
_Atomic enum cpu_features cpu_used = cpu_baseline;

static enum cpu_features found(void) {
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma")) return cpu_baseline;
    if (!__builtin_cpu_supports("avx512f") || !__builtin_cpu_supports("avx512vl") || !__builtin_cpu_supports("avx512bw")
        || !__builtin_cpu_supports("avx512dq"))
        return cpu_avx2;
    // The first processors with AVX-512 lower their clock when they use 512-bit registers, so they use only 256 bits.
    // They are recognised by their lack of VBMI2.
    return __builtin_cpu_supports("avx512vbmi2") ? cpu_avx512 : cpu_avx512vl;
}

__attribute__((constructor)) static void find(void) {
    __builtin_cpu_init();
    cpu_used = found();
}

enum cpu_features cpu_use_at_most(enum cpu_features most) {
    const enum cpu_features best = found(), used = best < most ? best : most;
    cpu_used = used;
    return used;
}
#else
enum cpu_features cpu_use_at_most(enum cpu_features most) {
    (void)most;
    return cpu_baseline;
}
#endif
