// SPDX-License-Identifier: MIT

// Restricts programs with Landlock (Linux 5.13 and later) and seccomp. The constants of Landlock are those of
// <linux/landlock.h>, which not every system provides.
#define _GNU_SOURCE
#include "Programs.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
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
    MAKE_CHAR = 1 << 6,
    MAKE_SOCKET = 1 << 9,
    MAKE_BLOCK = 1 << 11,
    REFER = 1 << 13,
    TRUNCATE = 1 << 14,
    IOCTL_DEVICE = 1 << 15,
    // All 13 rights of Landlock's version 1. The rights that have no name above are for creating and removing directory
    // entries.
    FIRST = (1 << 13) - 1,
    BIND_AND_CONNECT = 3,
    ABSTRACT_SOCKETS_AND_SIGNALS = 3,
    VERSION = 1 << 0,
    PATH_BENEATH = 1,
};

struct ruleset {
    uint64_t files, network, scopes;
};

struct beneath {
    uint64_t allowed;
    int32_t parent;
} __attribute__((packed));

int programs_landlock_version(void) {
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, VERSION);
    return version < 0 ? 0 : (int)version;
}

int programs_has_seccomp(void) {
    uint32_t action = SECCOMP_RET_ERRNO;
    return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

static uint64_t all_rights(int version) {
    return FIRST | (version >= 2 ? REFER : 0) | (version >= 3 ? TRUNCATE : 0) | (version >= 5 ? IOCTL_DEVICE : 0);
}

static int allow(int rules, const char *path, uint64_t access) {
    int place = open(path, O_PATH | O_CLOEXEC);
    // Missing paths need no rule.
    if (place < 0) return 0;
    struct stat status;
    if (fstat(place, &status) == 0 && !S_ISDIR(status.st_mode))
        access &= EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | IOCTL_DEVICE;
    struct beneath rule = {.allowed = access, .parent = place};
    int failure = access && syscall(SYS_landlock_add_rule, rules, PATH_BENEATH, &rule, 0) ? errno : 0;
    close(place);
    return failure;
}

int programs_ruleset(
    const char *const reading[], const char *const writing[], const char *const devices[], const char *const listing[],
    int is_strict, int has_network, int *result) {
    int version = programs_landlock_version();
    if (version == 0) return ENOSYS;
    uint64_t all = all_rights(version);
    struct ruleset handled = {.files = all};
    if (is_strict && version >= 4 && !has_network) handled.network = BIND_AND_CONNECT;
    if (is_strict && version >= 6) handled.scopes = ABSTRACT_SOCKETS_AND_SIGNALS;
    size_t size = version >= 6 ? sizeof handled : version >= 4 ? 2 * sizeof(uint64_t) : sizeof(uint64_t);
    int rules = (int)syscall(SYS_landlock_create_ruleset, &handled, size, 0);
    if (rules < 0) return errno;
    // Strictly confined programs may create neither devices nor sockets.
    uint64_t written = is_strict ? all & ~(uint64_t)(MAKE_CHAR | MAKE_BLOCK | MAKE_SOCKET | IOCTL_DEVICE) : all;
    int failure = 0;
    for (; *reading && !failure; reading++) failure = allow(rules, *reading, EXECUTE | READ_FILE | READ_DIR);
    for (; *listing && !failure; listing++) failure = allow(rules, *listing, READ_DIR);
    for (; *devices && !failure; devices++)
        failure = allow(rules, *devices, (READ_FILE | READ_DIR | WRITE_FILE | TRUNCATE | IOCTL_DEVICE) & all);
    for (; *writing && !failure; writing++) failure = allow(rules, *writing, written);
    if (failure) {
        close(rules);
        return failure;
    }
    *result = rules;
    return 0;
}

int programs_restrict(int rules) {
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return errno;
    return syscall(SYS_landlock_restrict_self, rules, 0) ? errno : 0;
}

int programs_confine(const char *const reading[], const char *const writing[], const char *const devices[]) {
    int rules;
    int failure = programs_ruleset(reading, writing, devices, (const char *const[]){NULL}, 0, 1, &rules);
    if (failure) return failure;
    failure = programs_restrict(rules);
    close(rules);
    return failure;
}

// System calls that view code does not need: other ways to reach processes, the network and the kernel.
static const int refused[] = {
    SYS_ptrace, SYS_process_vm_writev, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_unshare, SYS_setns,
    SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_keyctl, SYS_add_key, SYS_request_key, SYS_init_module,
    SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_reboot, SYS_swapon, SYS_swapoff, SYS_acct, SYS_quotactl,
    SYS_settimeofday, SYS_clock_settime, SYS_clock_adjtime, SYS_adjtimex, SYS_sethostname, SYS_setdomainname,
    SYS_open_by_handle_at, SYS_fanotify_init, SYS_syslog, SYS_vhangup,
    // Memory and queues that outlive the process or are shared with others.
    SYS_shmget, SYS_shmat, SYS_shmctl, SYS_msgget, SYS_msgsnd, SYS_msgrcv, SYS_msgctl, SYS_semget, SYS_semctl,
    SYS_semop, SYS_semtimedop, SYS_mq_open,
    SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo,
#ifdef SYS_pidfd_send_signal
    SYS_pidfd_send_signal,
#endif
#ifdef SYS_pidfd_getfd
    SYS_pidfd_getfd,
#endif
#ifdef SYS_iopl
    SYS_iopl, SYS_ioperm,
#endif
};

// System calls that are answered as if the kernel lacked them; libraries then use other calls.
static const int unknown[] = {
    // The flags of clone3 lie in memory, where a filter cannot see them.
    435, // clone3
    425, 426, 427, // io_uring, which opens sockets without a system call
    428, 429, 430, 431, 432, 433, 442, // open_tree, move_mount, fsopen, fsconfig, fsmount, fspick, mount_setattr
};

#if defined(__x86_64__)
#define MACHINE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MACHINE AUDIT_ARCH_AARCH64
#else
#error "name the machine as <linux/audit.h> does"
#endif

enum { LONGEST_FILTER = 256 };

struct filter {
    struct sock_filter code[LONGEST_FILTER];
    unsigned short count;
};

static void add(struct filter *filter, struct sock_filter line) {
    if (filter->count < LONGEST_FILTER) filter->code[filter->count++] = line;
}

#define LOAD(place) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (place))
#define ANSWER(value) BPF_STMT(BPF_RET | BPF_K, (value))
#define EQUAL(value, yes, no) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), (yes), (no))
#define LOW_WORD(index) (offsetof(struct seccomp_data, args) + 8 * (index))
#define LINE(...) add(filter, (struct sock_filter)__VA_ARGS__)

static void load_number(struct filter *filter) { LINE(LOAD(offsetof(struct seccomp_data, nr))); }

// Allows `call` only if its argument number `argument`, read as 32 bits, is one of `values`. The filter must already
// have loaded the call's number.
static void only(struct filter *filter, int call, int argument, const uint32_t *values, int count) {
    LINE(EQUAL((uint32_t)call, 0, (uint8_t)(count + 3)));
    LINE(LOAD(LOW_WORD(argument)));
    for (int index = 0; index < count; index++) LINE(EQUAL(values[index], (uint8_t)(count - index), 0));
    LINE(ANSWER(SECCOMP_RET_ERRNO | EACCES));
    LINE(ANSWER(SECCOMP_RET_ALLOW));
}

int programs_filter_calls(int has_network, int guards_memory, int guards_signals) {
    struct filter storage = {.count = 0}, *filter = &storage;
    LINE(LOAD(offsetof(struct seccomp_data, arch)));
    LINE(EQUAL(MACHINE, 1, 0));
    LINE(ANSWER(SECCOMP_RET_KILL_PROCESS));
    load_number(filter);
#if defined(__x86_64__)
    // Calls of the x32 ABI have other numbers, which the filter below does not know. So they all fail.
    LINE(BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1));
    LINE(ANSWER(SECCOMP_RET_ERRNO | ENOSYS));
#endif
    for (size_t index = 0; index < sizeof refused / sizeof *refused; index++) {
        LINE(EQUAL((uint32_t)refused[index], 0, 1));
        LINE(ANSWER(SECCOMP_RET_ERRNO | EPERM));
    }
    for (size_t index = 0; index < sizeof unknown / sizeof *unknown; index++) {
        LINE(EQUAL((uint32_t)unknown[index], 0, 1));
        LINE(ANSWER(SECCOMP_RET_ERRNO | ENOSYS));
    }
    const uint32_t internet[] = {AF_INET, AF_INET6, AF_NETLINK};
    only(filter, SYS_socket, 0, internet, has_network ? 3 : 0);
    // Allows socket pairs, which connect only this process and its children.
    const uint32_t pairs[] = {AF_UNIX};
    only(filter, SYS_socketpair, 0, pairs, 1);
    // Refuses new namespaces.
    LINE(EQUAL(SYS_clone, 0, 3));
    LINE(LOAD(LOW_WORD(0)));
    LINE(BPF_JUMP(
        BPF_JMP | BPF_JSET | BPF_K,
        CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET, 0, 1));
    LINE(ANSWER(SECCOMP_RET_ERRNO | EPERM));
    load_number(filter);
    // Refuses to insert characters into the input of a terminal.
    LINE(EQUAL(SYS_ioctl, 0, 4));
    LINE(LOAD(LOW_WORD(1)));
    LINE(EQUAL(TIOCSTI, 1, 0));
    LINE(EQUAL(TIOCLINUX, 0, 1));
    LINE(ANSWER(SECCOMP_RET_ERRNO | EPERM));
    load_number(filter);
    if (guards_signals) {
        // Without Landlock's rule for signals, allows `kill` only to this process and its group (0).
        const uint32_t own[] = {(uint32_t)getpid(), 0};
        only(filter, SYS_kill, 0, own, 2);
        only(filter, SYS_tgkill, 0, own, 1);
        LINE(EQUAL(SYS_tkill, 0, 1));
        LINE(ANSWER(SECCOMP_RET_ERRNO | EPERM));
    }
    if (guards_memory) {
        LINE(EQUAL(SYS_process_vm_readv, 0, 1));
        LINE(ANSWER(SECCOMP_RET_ERRNO | EPERM));
    }
    LINE(ANSWER(SECCOMP_RET_ALLOW));
    if (storage.count >= LONGEST_FILTER) return E2BIG;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return errno;
    struct sock_fprog program = {.len = storage.count, .filter = storage.code};
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) ? errno : 0;
}

void programs_drop_privileges(void) {
    // Keeps the capabilities of file access: in containers, root often works on the files of another user.
    const unsigned kept = 1u << CAP_CHOWN | 1u << CAP_DAC_OVERRIDE | 1u << CAP_DAC_READ_SEARCH | 1u << CAP_FOWNER
        | 1u << CAP_FSETID;
    for (int number = 0; number < 64; number++)
        if (number >= 32 || !(kept >> number & 1))
            if (prctl(PR_CAPBSET_DROP, number, 0, 0, 0) && errno == EINVAL) break;
    struct __user_cap_header_struct head = {.version = _LINUX_CAPABILITY_VERSION_3};
    struct __user_cap_data_struct data[2];
    if (syscall(SYS_capget, &head, data)) return;
    data[0].effective &= kept;
    data[0].permitted &= kept;
    data[0].inheritable = 0;
    data[1].effective = data[1].permitted = data[1].inheritable = 0;
    syscall(SYS_capset, &head, data);
}
