// SPDX-License-Identifier: MIT

// Attributes that select the instruction sets of functions.
#ifndef ZOETROPE_TARGET_ATTRIBUTES_H
#define ZOETROPE_TARGET_ATTRIBUTES_H

#include "CPUFeatures.h"

// Compiles a function twice (clones), for AVX2 and for the baseline; the loader chooses one when the program starts.
// - There is no AVX-512 clone: eight pixels fill only half of a 512-bit register, and 512-bit instructions slow down
//   the code around them.
// - A clone leaves vectors to INLINE functions, because clang checks calls before inlining and rejects vectors that are
//   wider than the baseline's registers.
// - Clones are disabled under ThreadSanitizer, which instruments the loader's resolver functions although they run
//   before its runtime is initialised.
#if defined(__x86_64__) && defined(__linux__) && !defined(ZOETROPE_PLAIN) && !__has_feature(thread_sanitizer)
#define CLONED __attribute__((target_clones("avx2", "default")))
#else
#define CLONED
#endif

#if defined(__x86_64__) && defined(__linux__) && !defined(ZOETROPE_PLAIN)
// Functions marked AVX2 require a processor with AVX2 and FMA, so callers must check for it at run time. Arithmetic
// that must match other machines disables fused products explicitly.
#define HAS_AVX2 1
#define AVX2 __attribute__((target("avx2,fma")))
// AVX-512 has 32 registers where AVX2 has 16, and they can be 512 bits wide. Functions with VL in their names use only
// 256 bits.
#define AVX512 __attribute__((target("avx2,fma,avx512f,avx512vl,avx512bw,avx512dq")))
#endif

// Inlined into the caller and compiled for its instruction set.
#define INLINE static inline __attribute__((always_inline))

#ifdef HAS_AVX2
// The instruction sets in use, set before any function here is called. A single variable keeps the check cheap, since
// many calls are for eight pixels only.
extern _Atomic enum cpu_features cpu_used;

INLINE int has_avx2(void) { return cpu_used >= cpu_avx2; }
INLINE int has_avx512vl(void) { return cpu_used >= cpu_avx512vl; }
INLINE int has_avx512(void) { return cpu_used >= cpu_avx512; }
#endif

#endif
