// SPDX-License-Identifier: MIT

// Which versions are used of functions that have some with intrinsics. All give the same bytes; tests choose.
#ifndef ZOETROPE_CPU_FEATURES_H
#define ZOETROPE_CPU_FEATURES_H

// Baseline: no version with intrinsics. Functions may still be clones for AVX2 that the loader has chosen.
// AVX-512 with registers of 256 bits (VL) comes before the whole of it.
enum cpu_features { cpu_baseline, cpu_avx2, cpu_avx512vl, cpu_avx512 };

// Uses no better ones from now on. Returns which are used: never more than the processor has.
enum cpu_features cpu_use_at_most(enum cpu_features most);

#endif
