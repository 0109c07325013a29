// SPDX-License-Identifier: MIT

// Image files in memory, read and written by libpng, libjpeg-turbo and libwebp.
#ifndef ZOETROPE_CIMAGEFILES_H
#define ZOETROPE_CIMAGEFILES_H

#include "CJPEG.h"
#include "CPNG.h"
#include "CWebP.h"

#endif
