// SPDX-License-Identifier: MIT

#ifndef ZOETROPE_SERVICES_H
#define ZOETROPE_SERVICES_H

/// Makes the services that draw views in a program without a host. Returns a retained object, or NULL if none are
/// linked.
///
/// Calls `zoetrope_standard_services`, which the module `Zoetrope` defines. The reference is weak, so that lower
/// modules link without it.
void *services_make(void);

#endif
