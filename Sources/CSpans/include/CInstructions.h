// Which versions are called of functions that have some with intrinsics. All give the same bytes: tests choose.
#ifndef ZOETROPE_CINSTRUCTIONS_H
#define ZOETROPE_CINSTRUCTIONS_H

// Plain: none with intrinsics. What is called then may still be a clone for AVX2 that the loader has chosen.
enum spans_instructions { spans_plain, spans_avx2, spans_avx512 };

// No others are used from now on. Returns which ones are: what the processor lacks cannot be.
enum spans_instructions spans_use_at_most(enum spans_instructions most);

#endif
