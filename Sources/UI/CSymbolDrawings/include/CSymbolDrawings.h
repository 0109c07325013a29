// SPDX-License-Identifier: MIT

#ifndef C_SYMBOL_DRAWINGS_H
#define C_SYMBOL_DRAWINGS_H

#include <stddef.h>

/// The glyphs of one theme.
struct symbol_theme {
    /// The name of their file, for messages.
    const char *file;
    /// UTF-8. A zero byte follows its end.
    const char *text;
    /// In bytes, without the zero.
    ptrdiff_t length;
};

/// The first of all themes; sets `count` to their number.
const struct symbol_theme *symbol_themes(ptrdiff_t *count);

#endif
