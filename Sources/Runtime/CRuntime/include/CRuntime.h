// SPDX-License-Identifier: MIT

// What the engine needs of Swift's runtime, the linker and the C library and can reach from C only.
#ifndef ZOETROPE_CRUNTIME_H
#define ZOETROPE_CRUNTIME_H

#include "Classes.h"
#include "Jobs.h"
#include "Sections.h"
#include "Services.h"
#include "Stack.h"

#endif
