// SPDX-License-Identifier: MIT

#ifndef ZOETROPE_SERVICES_H
#define ZOETROPE_SERVICES_H

/// Makes the services that draw views in a program without a host. Returns a retained object, or NULL if none are
/// linked.
///
/// `zoetrope_standard_services` makes it, which the module `Zoetrope` defines. The weak reference lets lower modules
/// reach it.
void *services_make(void);

#endif
