// SPDX-License-Identifier: MIT

// System calls that Swift's import of the C library lacks: child processes, signals and extended attributes.
#ifndef ZOETROPE_CSYSTEM_H
#define ZOETROPE_CSYSTEM_H

#include "Programs.h"
#include "Signals.h"

#include <sys/xattr.h>

#endif
