// Which version of a function is called, where there is a choice at the call: for tests, since all give the same bytes. (Most
// functions have versions between which the loader chooses.)
#ifndef ZOETROPE_CINSTRUCTIONS_H
#define ZOETROPE_CINSTRUCTIONS_H

enum spans_instructions { spans_plain, spans_avx2, spans_avx512 };

// Uses no others than these from now on, and returns which ones it uses: what the processor lacks it cannot use.
enum spans_instructions spans_limit(enum spans_instructions most);

#endif
