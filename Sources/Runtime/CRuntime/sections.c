// SPDX-License-Identifier: MIT

#include "Sections.h"

#include <link.h>
#include <stdint.h>
#include <string.h>

// The bounds of the section, defined by the linker.
extern const char __start_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));
extern const char __stop_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));

const void *sections_conformances(size_t *byte_count) {
    *byte_count = (size_t)(__stop_swift5_protocol_conformances - __start_swift5_protocol_conformances);
    return __start_swift5_protocol_conformances;
}

// The start of `swift::MetadataSections`, which an image registers with the runtime when it is loaded. Its layout has
// not changed since version 3.
struct section_range {
    uintptr_t start;
    size_t byte_count;
};

struct image_sections {
    uintptr_t version;
    const void *base_address;
    void *unused[2];
    struct section_range protocols;
    struct section_range conformances;
};

extern void swift_enumerateAllMetadataSections(
    bool (*body)(const struct image_sections *sections, void *context), void *context);

struct visit {
    bool (*body)(const void *section, size_t byte_count, void *context);
    void *context;
    bool is_known;
};

static bool check_image(const struct image_sections *sections, void *context) {
    struct visit *visit = context;
    visit->is_known = sections->version >= 3;
    return visit->is_known;
}

static bool visit_image(const struct image_sections *sections, void *context) {
    struct visit *visit = context;
    return visit->body(
        (const void *)sections->conformances.start, sections->conformances.byte_count, visit->context);
}

bool sections_each_conformances(
    bool (*body)(const void *section, size_t byte_count, void *context), void *context) {
    struct visit visit = {body, context, false};
    swift_enumerateAllMetadataSections(check_image, &visit);
    if (visit.is_known) swift_enumerateAllMetadataSections(visit_image, &visit);
    return visit.is_known;
}

// The ELF header of this image in memory, defined by the linker.
extern const ElfW(Ehdr) __ehdr_start __attribute__((weak, visibility("hidden")));

const void *sections_build_id(size_t *byte_count) {
    const ElfW(Ehdr) *header = &__ehdr_start;
    if (header == NULL) return NULL;
    const char *base = (const char *)header;
    const ElfW(Phdr) *segments = (const ElfW(Phdr) *)(base + header->e_phoff);
    // The link-time address of the image's start: 0 unless the program is linked at a fixed address. The addresses in
    // the program headers include it.
    ElfW(Addr) origin = 0;
    for (int i = 0; i < header->e_phnum; i++)
        if (segments[i].p_type == PT_LOAD && segments[i].p_offset == 0) origin = segments[i].p_vaddr;
    for (int i = 0; i < header->e_phnum; i++) {
        if (segments[i].p_type != PT_NOTE) continue;
        const char *note = base + (segments[i].p_vaddr - origin), *end = note + segments[i].p_memsz;
        while (note + sizeof(ElfW(Nhdr)) <= end) {
            const ElfW(Nhdr) *entry = (const ElfW(Nhdr) *)note;
            const char *name = note + sizeof *entry, *contents = name + (entry->n_namesz + 3) / 4 * 4;
            if (entry->n_type == NT_GNU_BUILD_ID && entry->n_namesz == 4 && memcmp(name, "GNU", 4) == 0) {
                *byte_count = entry->n_descsz;
                return contents;
            }
            note = contents + (entry->n_descsz + 3) / 4 * 4;
        }
    }
    return NULL;
}
