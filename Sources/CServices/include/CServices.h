// SPDX-License-Identifier: MIT

#ifndef CSERVICES_H
#define CSERVICES_H

/// What a program has that draws views without a host of its own: an object, retained, or NULL where nothing is linked that has
/// any. It is made by `zoetrope_standard_services`, which module `Zoetrope` defines; this one stands below all that need it.
void *cservices_make(void);

#endif
