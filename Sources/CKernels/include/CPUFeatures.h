// Which versions are called of functions that have some with intrinsics. All give the same bytes: tests choose.
#ifndef ZOETROPE_CPU_FEATURES_H
#define ZOETROPE_CPU_FEATURES_H

// Plain: none with intrinsics. What is called then may still be a clone for AVX2 that the loader has chosen.
enum cpu_features { cpu_baseline, cpu_avx2, cpu_avx512 };

// No others are used from now on. Returns which ones are: what the processor lacks cannot be.
enum cpu_features cpu_use_at_most(enum cpu_features most);

#endif
