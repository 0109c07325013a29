// SPDX-License-Identifier: MIT

// Modules of Sources/Runtime that work without Swift's runtime, and the texts of CSymbolDrawings.
#include "CMemory.h"
#include "CSystem.h"
#include "CRuntime.h"
#include "CSymbolDrawings.h"
#include "digests.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Adds to the digest whether a condition holds, not the compared addresses and sizes, which differ between runs.
static void expect(const char *function, int holds) {
    const uint8_t byte = holds != 0;
    if (!holds) fprintf(stderr, "%s does not do what it should\n", function);
    digest(function, &byte, 1);
}

// A stub that enumerates nothing: without Swift's runtime, no loaded binary has Swift metadata.
void swift_enumerateAllMetadataSections(void *body, void *context);
void swift_enumerateAllMetadataSections(void *body, void *context) { (void)body, (void)context; }

// Whether bytes written to one descriptor can be read from the other.
static int carries(int from, int to) {
    char text[4] = "";
    if (write(from, "abc", 3) != 3) return 0;
    if (from == to) lseek(to, 0, SEEK_SET);
    return read(to, text, 3) == 3 && strcmp(text, "abc") == 0;
}

void digest_runtime(void) {
    ptrdiff_t count;
    const struct symbol_theme *themes = symbol_themes(&count);
    for (ptrdiff_t i = 0; i < count; i++) {
        digest("symbol_themes", themes[i].file, (long)strlen(themes[i].file));
        digest("symbol_themes", themes[i].text, (long)themes[i].length);
    }

    const size_t size = stack_size(), remaining = stack_remaining();
    expect("stack_size", size > 1 << 16);
    expect("stack_remaining", remaining > 0 && remaining <= size);

    const int file = programs_memory_file("test");
    expect("programs_memory_file", carries(file, file));
    int ends[2];
    expect("programs_pipe", programs_pipe(ends) == 0 && carries(ends[1], ends[0]));

    size_t bytes = 0;
    expect("sections_build_id", sections_build_id(&bytes) != NULL && bytes >= 8);

    memory_watch();
    memory_set_aside_for_threads();
    void *block = NULL;
    expect("posix_memalign", posix_memalign(&block, 256, 1000) == 0 && (uintptr_t)block % 256 == 0);
    block = realloc(block, 1 << 20);
    expect("realloc", block != NULL);
    free(block);
}
