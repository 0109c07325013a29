// SPDX-License-Identifier: MIT

#include "Services.h"

#include <stddef.h>

// Weak: programs that only use views are linked without it.
extern void *zoetrope_standard_services(void) __attribute__((weak));

void *services_make(void) { return zoetrope_standard_services ? zoetrope_standard_services() : NULL; }
