// SPDX-License-Identifier: MIT

#include "CHashing.h"
#include <stdint.h>

// The parameters of Swift's hash functions (stdlib/public/SwiftShims/GlobalObjects.h). The runtime's initializer sets
// them: to zero and true if SWIFT_DETERMINISTIC_HASHING is set, else to random numbers and false.
struct parameters {
    uint64_t seed0;
    uint64_t seed1;
    bool is_deterministic;
};
extern struct parameters _swift_stdlib_Hashing_parameters;

bool hashing_is_deterministic(void) { return _swift_stdlib_Hashing_parameters.is_deterministic; }

void hashing_make_deterministic(void) { _swift_stdlib_Hashing_parameters = (struct parameters){0, 0, true}; }

// Runs when this image is loaded, after the initialization of a shared Swift runtime. A static runtime may be
// initialized later, so programs with a static runtime also call hashing_make_deterministic() themselves.
// `setenv` of SWIFT_DETERMINISTIC_HASHING would do the same, but it moves the environment. The runtime then no longer
// finds the process's arguments, because it searches for them from the environment's address.
__attribute__((constructor)) static void make_deterministic(void) { hashing_make_deterministic(); }
