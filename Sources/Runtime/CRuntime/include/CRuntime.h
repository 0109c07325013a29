// SPDX-License-Identifier: MIT

// Functions of Swift's runtime, the linker and the C library that the engine needs and that only C can call.
#ifndef ZOETROPE_CRUNTIME_H
#define ZOETROPE_CRUNTIME_H

#include "Classes.h"
#include "Jobs.h"
#include "Sections.h"
#include "Services.h"
#include "Stack.h"

#endif
