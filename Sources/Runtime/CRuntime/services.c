// SPDX-License-Identifier: MIT

#include "Services.h"

#include <stddef.h>

// A weak reference, because the module `Zoetrope`, which defines the function, is not linked into programs that only
// use views.
extern void *zoetrope_standard_services(void) __attribute__((weak));

void *services_make(void) { return zoetrope_standard_services ? zoetrope_standard_services() : NULL; }
