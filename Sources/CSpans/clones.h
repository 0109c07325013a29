// How functions are compiled.
#ifndef ZOETROPE_CLONES_H
#define ZOETROPE_CLONES_H

// One source, three sets of machine code, chosen when the program is loaded. Other processors get the plain one.
// What is cloned leaves vectors to functions that are INLINE: clang judges the calls of a clone before they are inlined, and
// complains of vectors that are wider than its registers.
#if defined(__x86_64__) && defined(__linux__)
#define CLONED __attribute__((target_clones("avx512bw", "avx2", "default")))
// Functions for AVX2 alone can be compiled; whether the processor has it is asked where they are called.
#define HAS_AVX2 1
#define AVX2 __attribute__((target("avx2")))
#else
#define CLONED
#endif

// As a part of whoever calls it, in their instruction set.
#define INLINE static inline __attribute__((always_inline))

#endif
