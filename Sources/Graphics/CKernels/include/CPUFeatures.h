// SPDX-License-Identifier: MIT

// Selects the instruction sets of functions that are written with intrinsics. All versions give the same bytes; tests
// select each one.
#ifndef ZOETROPE_CPU_FEATURES_H
#define ZOETROPE_CPU_FEATURES_H

// The instruction sets, in ascending order. `cpu_baseline`: no intrinsics, but the loader may still have chosen AVX2
// clones of functions. `cpu_avx512vl`: AVX-512 with 256-bit registers. `cpu_avx512`: AVX-512 with 512-bit registers.
enum cpu_features { cpu_baseline, cpu_avx2, cpu_avx512vl, cpu_avx512 };

// Limits the instruction sets that later calls use. Returns the largest set in use, which never exceeds the
// processor's.
enum cpu_features cpu_use_at_most(enum cpu_features most);

#endif
