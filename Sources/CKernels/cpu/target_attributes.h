// SPDX-License-Identifier: MIT

// Attributes that say for which instruction sets functions are compiled.
#ifndef ZOETROPE_TARGET_ATTRIBUTES_H
#define ZOETROPE_TARGET_ATTRIBUTES_H

#include "CPUFeatures.h"

// One source, two versions of machine code (clones); the loader chooses one when the program starts. Other processors get
// the plain one.
// A third version for AVX-512 made images, gradients and blurs a tenth slower on an Intel Xeon: eight pixels are half of
// its registers, and instructions with whole ones slow down those beside them.
// A clone leaves vectors to functions that are INLINE: clang checks its calls before they are inlined, and complains of
// vectors that are wider than its registers.
// Not with ThreadSanitizer: it instruments the functions that choose, which the loader calls before its runtime is there.
#if defined(__x86_64__) && defined(__linux__) && !defined(ZOETROPE_PLAIN) && !__has_feature(thread_sanitizer)
#define CLONED __attribute__((target_clones("avx2", "default")))
#else
#define CLONED
#endif

#if defined(__x86_64__) && defined(__linux__) && !defined(ZOETROPE_PLAIN)
// Functions for AVX2 alone can be compiled; whether the processor has it is asked where they are called. AVX2 here
// includes fused products (FMA): products and sums that must stay apart, as on other machines, say so.
#define HAS_AVX2 1
#define AVX2 __attribute__((target("avx2,fma")))
// AVX-512 doubles the number of registers and, where wanted, their width. Functions named after VL keep the width.
#define AVX512 __attribute__((target("avx2,fma,avx512f,avx512vl,avx512bw,avx512dq")))
#endif

// Inlined into whoever calls it, and compiled for their instruction set.
#define INLINE static inline __attribute__((always_inline))

#ifdef HAS_AVX2
// Which are used: set before anything of this is called. One variable to be read, since many calls are for eight pixels.
extern _Atomic enum cpu_features cpu_used;

INLINE int has_avx2(void) { return cpu_used >= cpu_avx2; }
INLINE int has_avx512vl(void) { return cpu_used >= cpu_avx512vl; }
INLINE int has_avx512(void) { return cpu_used >= cpu_avx512; }
#endif

#endif
