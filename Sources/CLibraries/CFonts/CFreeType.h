// SPDX-License-Identifier: MIT

// FreeType names its own headers through macros, which a module map cannot follow.
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H
