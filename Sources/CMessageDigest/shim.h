// SPDX-License-Identifier: MIT

#include <sha2.h>
