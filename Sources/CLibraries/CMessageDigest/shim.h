// SPDX-License-Identifier: MIT

#include <sha1.h>
#include <sha2.h>
