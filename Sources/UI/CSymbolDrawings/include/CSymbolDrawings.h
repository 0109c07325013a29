// SPDX-License-Identifier: MIT

#ifndef C_SYMBOL_DRAWINGS_H
#define C_SYMBOL_DRAWINGS_H

#include <stddef.h>

/// The content of one `.glyphs` file, which holds the glyphs of one theme, such as arrows.
struct symbol_theme {
    /// The name of the file that holds the glyphs, for error messages.
    const char *file;
    /// The content of the file, in UTF-8, with a zero byte after its end.
    const char *text;
    /// The length of `text` in bytes, without the zero byte.
    ptrdiff_t length;
};

/// Returns the array of all themes and sets `count` to its length.
const struct symbol_theme *symbol_themes(ptrdiff_t *count);

#endif
