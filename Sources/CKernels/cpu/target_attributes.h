// How functions are compiled.
#ifndef ZOETROPE_TARGET_ATTRIBUTES_H
#define ZOETROPE_TARGET_ATTRIBUTES_H

#include "CPUFeatures.h"

// One source, two sets of machine code, chosen when the program is loaded. Other processors get the plain one.
// A third one for AVX-512 made images, gradients and blurs a tenth slower on an Intel Xeon: eight pixels are half of its
// registers, and instructions that know only whole ones slow down those beside them.
// What is cloned leaves vectors to functions that are INLINE: clang judges the calls of a clone before they are inlined, and
// complains of vectors that are wider than its registers.
// Not with ThreadSanitizer: it instruments the functions that choose, which the loader calls before its runtime is there.
#if defined(__x86_64__) && defined(__linux__) && !__has_feature(thread_sanitizer)
#define CLONED __attribute__((target_clones("avx2", "default")))
#else
#define CLONED
#endif

#if defined(__x86_64__) && defined(__linux__)
// Functions for AVX2 alone can be compiled; whether the processor has it is asked where they are called. With it came fused products
// (FMA), which are meant wherever AVX2 is named: products and sums that must stay apart, as on other machines, say so.
#define HAS_AVX2 1
#define AVX2 __attribute__((target("avx2,fma")))
// With AVX-512 there are twice as many registers; where it is meant, of twice the width.
#define AVX512 __attribute__((target("avx2,fma,avx512f,avx512vl,avx512bw,avx512dq")))
#endif

// As a part of whoever calls it, in their instruction set.
#define INLINE static inline __attribute__((always_inline))

#ifdef HAS_AVX2
// What is used: known before anything of this is called. One number to be looked at, since many calls are of eight pixels.
extern _Atomic enum cpu_features cpu_used;

INLINE int has_avx2(void) { return cpu_used >= cpu_avx2; }
INLINE int has_avx512(void) { return cpu_used >= cpu_avx512; }
#endif

#endif
