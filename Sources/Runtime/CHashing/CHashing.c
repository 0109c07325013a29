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

// A shared runtime is initialized before this image. A static one may be initialized after it, which is why programs
// call the function as well. SWIFT_DETERMINISTIC_HASHING is not set here: `setenv` moves the environment, from whose
// address Swift's runtime finds the arguments of the process.
__attribute__((constructor)) static void make_deterministic(void) { hashing_make_deterministic(); }
