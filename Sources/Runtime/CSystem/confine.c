// SPDX-License-Identifier: MIT

// Landlock (Linux 5.13 and later): restricts the file access of this thread and its descendants. The constants are
// those of <linux/landlock.h>, which not every system provides.
#define _GNU_SOURCE
#include "Programs.h"
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_add_rule 445
#define SYS_landlock_restrict_self 446
#endif

enum {
    EXECUTE = 1 << 0,
    WRITE_FILE = 1 << 1,
    READ_FILE = 1 << 2,
    READ_DIR = 1 << 3,
    REFER = 1 << 13,
    TRUNCATE = 1 << 14,
    // All rights of version 1: those above, and creating and removing directory entries.
    FIRST = (1 << 13) - 1,
    VERSION = 1 << 0,
    PATH_BENEATH = 1,
};

struct ruleset {
    uint64_t files;
};

struct beneath {
    uint64_t allowed;
    int32_t parent;
} __attribute__((packed));

static int allow(int rules, const char *path, uint64_t access) {
    int place = open(path, O_PATH | O_CLOEXEC);
    // Missing paths need no rule.
    if (place < 0) return 0;
    struct stat status;
    if (fstat(place, &status) == 0 && !S_ISDIR(status.st_mode)) access &= EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE;
    struct beneath rule = {.allowed = access, .parent = place};
    int failure = syscall(SYS_landlock_add_rule, rules, PATH_BENEATH, &rule, 0) ? errno : 0;
    close(place);
    return failure;
}

int programs_confine(const char *const reading[], const char *const writing[], const char *const devices[]) {
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, VERSION);
    if (version < 0) return errno;
    uint64_t all = FIRST | (version >= 2 ? REFER : 0) | (version >= 3 ? TRUNCATE : 0);
    struct ruleset handled = {.files = all};
    int rules = syscall(SYS_landlock_create_ruleset, &handled, sizeof handled, 0);
    if (rules < 0) return errno;
    int failure = 0;
    for (; *reading && !failure; reading++) failure = allow(rules, *reading, EXECUTE | READ_FILE | READ_DIR);
    for (; *devices && !failure; devices++)
        failure = allow(rules, *devices, (READ_FILE | READ_DIR | WRITE_FILE | TRUNCATE) & all);
    for (; *writing && !failure; writing++) failure = allow(rules, *writing, all);
    if (!failure && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) failure = errno;
    if (!failure && syscall(SYS_landlock_restrict_self, rules, 0)) failure = errno;
    close(rules);
    return failure;
}
