// SPDX-License-Identifier: MIT

// Selects the instruction sets of functions that are written with intrinsics. All versions give the same bytes; tests
// select each one.
#ifndef ZOETROPE_CPU_FEATURES_H
#define ZOETROPE_CPU_FEATURES_H

// Baseline: no intrinsics; functions may still be AVX2 clones that the loader chose. VL is AVX-512 with 256-bit
// registers.
enum cpu_features { cpu_baseline, cpu_avx2, cpu_avx512vl, cpu_avx512 };

// Limits the versions in use from now on. Returns the version in use, which never exceeds the processor's.
enum cpu_features cpu_use_at_most(enum cpu_features most);

#endif
