// SPDX-License-Identifier: MIT

#include "Services.h"

#include <stddef.h>

// Weak, because programs that use views only do not link the module `Zoetrope`, which defines it.
extern void *zoetrope_standard_services(void) __attribute__((weak));

void *services_make(void) { return zoetrope_standard_services ? zoetrope_standard_services() : NULL; }
