// SPDX-License-Identifier: MIT

// The keeper: a process between this process and a program that runs other people's code. The keeper is a fork of this
// process and executes no other file. It is a subreaper: all orphans below it become its children. So it can end all
// processes below it when the program ends, when this process orders the end, and when this process dies.
#define _GNU_SOURCE
#include "Programs.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MOST_FILES = 8, MOST_SEEN = 4096, MOST_THREADS = 4096, TICK = 100 };

// MARK: Processes below this one

// The keeper is forked while other threads may hold the lock of the heap, so nothing here allocates memory.

struct entry {
    uint64_t number;
    int64_t next;
    unsigned short length;
    unsigned char kind;
    char name[];
};

// Calls `body` for each entry of a folder whose name is a number.
static void for_numbers(const char *path, void (*body)(int, void *), void *context) {
    int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return;
    char buffer[4096] __attribute__((aligned(8)));
    long count;
    while ((count = syscall(SYS_getdents64, folder, buffer, sizeof buffer)) > 0)
        for (long place = 0; place < count;) {
            struct entry *entry = (struct entry *)(buffer + place);
            place += entry->length;
            int number = 0;
            const char *digit = entry->name;
            while (*digit >= '0' && *digit <= '9' && number < 100000000) number = number * 10 + (*digit++ - '0');
            if (*digit == 0 && digit != entry->name) body(number, context);
        }
    close(folder);
}

static char *text_of(char *end, unsigned number) {
    *--end = 0;
    do *--end = (char)('0' + number % 10);
    while (number /= 10);
    return end;
}

// Builds a path: proc_path(path, 7, "/fd/", 3, "") gives `/proc/7/fd/3`. A negative `second` is left out.
static void proc_path(char path[96], int number, const char *rest, int second, const char *tail) {
    char digits[16];
    strcpy(path, "/proc/");
    strcat(path, text_of(digits + sizeof digits, (unsigned)number));
    strcat(path, rest);
    if (second >= 0) strcat(path, text_of(digits + sizeof digits, (unsigned)second));
    strcat(path, tail);
}

static long read_text(const char *path, char *text, long size) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return -1;
    long filled = 0, count;
    while (filled < size - 1 && (count = read(file, text + filled, (size_t)(size - 1 - filled))) > 0) filled += count;
    close(file);
    text[filled] = 0;
    return filled;
}

struct family {
    int numbers[MOST_SEEN];
    int count;
    // The process whose children are being collected.
    int parent;
    int has_lists;
};

static void note(struct family *family, int number) {
    if (family->count < MOST_SEEN) family->numbers[family->count++] = number;
}

static void note_children_of_thread(int thread, void *context) {
    struct family *family = context;
    static char text[1 << 16];
    char path[96];
    proc_path(path, family->parent, "/task/", thread, "/children");
    long count = read_text(path, text, sizeof text);
    if (count < 0) return;
    family->has_lists = 1;
    for (char *place = text; *place;) {
        int number = 0;
        while (*place >= '0' && *place <= '9') number = number * 10 + (*place++ - '0');
        if (number) note(family, number);
        while (*place && (*place < '0' || *place > '9')) place++;
    }
}

static int parent_of(int number) {
    char path[96], text[512];
    proc_path(path, number, "/stat", -1, "");
    if (read_text(path, text, sizeof text) <= 0) return 0;
    char *place = strrchr(text, ')');
    if (!place || strlen(place) < 4) return 0;
    int parent = 0;
    for (place += 4; *place >= '0' && *place <= '9'; place++) parent = parent * 10 + (*place - '0');
    return parent;
}

static void note_if_child(int number, void *context) {
    struct family *family = context;
    if (parent_of(number) == family->parent) note(family, number);
}

// Finds all processes below this one, parents before their children.
static void find(struct family *family) {
    family->count = 0;
    for (int next = -1; next < family->count; next++) {
        family->parent = next < 0 ? getpid() : family->numbers[next];
        char path[96];
        family->has_lists = 0;
        proc_path(path, family->parent, "/task", -1, "");
        for_numbers(path, note_children_of_thread, family);
        // If the kernel does not list the children of processes, this searches all of /proc once instead.
        if (!family->has_lists && next < 0) for_numbers("/proc", note_if_child, family);
    }
}

static struct family family;

// Ends all processes below this one, also stopped ones and those that are being forked meanwhile.
//
// Returns 1 and stores the status if it reaped the process `watched`.
static int end_family(int watched, int *status) {
    int has_status = 0;
    for (int round = 0; round < 2000; round++) {
        int ended, result;
        while ((ended = waitpid(-1, &result, WNOHANG)) > 0)
            if (ended == watched) {
                *status = result;
                has_status = 1;
            }
        if (ended < 0 && errno == ECHILD) return has_status;
        find(&family);
        for (int index = 0; index < family.count; index++) kill(family.numbers[index], SIGKILL);
        struct timespec pause = {.tv_nsec = round < 20 ? 500000 : 5000000};
        nanosleep(&pause, NULL);
    }
    return has_status;
}

void programs_end_children(void) {
    int status;
    end_family(-1, &status);
}

void programs_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

// MARK: Memory

static int64_t kilobytes(const char *text, const char *name) {
    const char *place = strstr(text, name);
    if (!place) return 0;
    int64_t value = 0;
    for (place += strlen(name); *place == ' ' || *place == '\t'; place++) {}
    for (; *place >= '0' && *place <= '9'; place++) value = value * 10 + (*place - '0');
    return value;
}

struct use {
    int process;
    int64_t shared, files;
};

// Adds the size of `file` in KiB if it is a memory file (memfd). Such files use memory even if no process maps them.
static void count_memory_file(int file, void *context) {
    struct use *use = context;
    char path[96], target[32];
    proc_path(path, use->process, "/fd/", file, "");
    long length = readlink(path, target, sizeof target);
    if (length < 7 || memcmp(target, "/memfd:", 7)) return;
    struct stat status;
    if (stat(path, &status) == 0) use->files += status.st_blocks / 2;
}

// Whether the processes below this one together exceed one of three limits:
//
// - `limit` bytes of shared memory, which the kernel does not limit;
// - twice `limit` bytes of memory altogether, shared or not;
// - MOST_THREADS threads, because each thread needs memory of the kernel.
static int is_too_large(int64_t limit) {
    int64_t own = 0, shared = 0, largest_files = 0, threads = 0;
    for (int index = 0; index < family.count; index++) {
        char path[96], text[4096];
        proc_path(path, family.numbers[index], "/status", -1, "");
        if (read_text(path, text, sizeof text) <= 0) continue;
        own += kilobytes(text, "\nRssAnon:");
        threads += kilobytes(text, "\nThreads:");
        struct use use = {.process = family.numbers[index], .shared = kilobytes(text, "\nRssShmem:")};
        proc_path(path, use.process, "/fd", -1, "");
        for_numbers(path, count_memory_file, &use);
        shared += use.shared;
        if (use.files > largest_files) largest_files = use.files;
    }
    if (largest_files > shared) shared = largest_files;
    return threads > MOST_THREADS || shared > limit / 1024 || own + shared > 2 * (limit / 1024);
}

// MARK: New processes

// Before a process below the keeper forks, the kernel asks the keeper (seccomp notifications). So the keeper can limit
// the number of processes, even those of root, which `RLIMIT_NPROC` does not limit. While the keeper ends all
// processes, it does not answer: a process that forks then waits until it is killed, so no new process escapes. If
// Landlock does not confine signals, the kernel also asks before each signal.

#ifdef SECCOMP_FILTER_FLAG_NEW_LISTENER
// Makes the kernel ask the keeper before certain system calls. Returns the descriptor for the questions, or -1.
static int listen_to_calls(int guards_signals) {
    // A number that no system call has. It disables the rules for signals.
    const uint32_t NONE = ~0u;
    struct sock_filter code[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
#ifdef SYS_fork
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_fork, 8, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_vfork, 7, 0),
#endif
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, guards_signals ? SYS_kill : NONE, 6, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, guards_signals ? SYS_tgkill : NONE, 5, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, guards_signals ? SYS_tkill : NONE, 4, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 2),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args)),
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_USER_NOTIF),
    };
    struct sock_fprog program = {.len = sizeof code / sizeof *code, .filter = code};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return -1;
    return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &program);
}

// Whether one more process may be forked without exceeding `most` processes below the keeper.
static int may_fork(uint32_t most) {
    static uint32_t recent;
    static struct timespec since;
    // Processes that were allowed a moment ago may not have been forked yet, so `recent` counts them for 20 ms.
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    if ((now.tv_sec - since.tv_sec) * 1000 + (now.tv_nsec - since.tv_nsec) / 1000000 > 20) {
        recent = 0;
        since = now;
    }
    find(&family);
    return (uint32_t)family.count + ++recent <= most;
}

// Whether every receiver of a signal is a process below the keeper. Target 0 means the caller's own
// process group, which contains only such processes.
static int may_signal(const struct seccomp_data *call) {
    int target = (int)call->args[0];
    if (call->nr == SYS_tkill || target < 0) return 0;
    if (target == 0) return call->nr == SYS_kill;
    find(&family);
    for (int index = 0; index < family.count; index++)
        if (family.numbers[index] == target) return 1;
    return 0;
}

// Answers one notification of seccomp: whether a process may fork, or may send a signal.
//
// Returns 0, without answering, if the fork would exceed `most` processes.
static int answer_call(int listener, uint32_t most) {
    // `bytes` leaves room for newer kernels, whose structures may be larger.
    static union {
        struct seccomp_notif question;
        char bytes[1024];
    } in;
    static union {
        struct seccomp_notif_resp answer;
        char bytes[1024];
    } out;
    memset(&in, 0, sizeof in);
    if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &in)) return 1;
    int call = in.question.data.nr;
    int is_signal = call == SYS_kill || call == SYS_tgkill || call == SYS_tkill;
    if (!is_signal && !may_fork(most)) return 0;
    memset(&out, 0, sizeof out);
    out.answer.id = in.question.id;
    if (is_signal && !may_signal(&in.question.data)) {
        out.answer.error = -EPERM;
    } else {
        out.answer.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
    }
    ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &out);
    return 1;
}
#else
static int listen_to_calls(int guards_signals) { return guards_signals < 0 ? 0 : -1; }
static int answer_call(int listener, uint32_t most) { return listener < 0 || most > 0; }
#endif

static void send_file(int channel, int file) {
    char byte = 0;
    struct iovec part = {&byte, 1};
    union {
        struct cmsghdr head;
        char bytes[CMSG_SPACE(sizeof(int))];
    } control;
    memset(&control, 0, sizeof control);
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    if (file >= 0) {
        message.msg_control = control.bytes;
        message.msg_controllen = sizeof control.bytes;
        control.head.cmsg_level = SOL_SOCKET;
        control.head.cmsg_type = SCM_RIGHTS;
        control.head.cmsg_len = CMSG_LEN(sizeof(int));
        memcpy(CMSG_DATA(&control.head), &file, sizeof file);
    }
    (void)!sendmsg(channel, &message, MSG_NOSIGNAL);
}

static int receive_file(int channel) {
    char byte;
    struct iovec part = {&byte, 1};
    union {
        struct cmsghdr head;
        char bytes[CMSG_SPACE(sizeof(int))];
    } control;
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    if (recvmsg(channel, &message, MSG_CMSG_CLOEXEC) <= 0) return -1;
    struct cmsghdr *head = CMSG_FIRSTHDR(&message);
    if (!head || head->cmsg_type != SCM_RIGHTS) return -1;
    int file;
    memcpy(&file, CMSG_DATA(head), sizeof file);
    return file;
}

// MARK: Starting

static void limit(int kind, rlim_t value) {
    struct rlimit now;
    if (getrlimit(kind, &now)) return;
    if (now.rlim_max < value) value = now.rlim_max;
    now.rlim_max = value;
    if (now.rlim_cur > value) now.rlim_cur = value;
    setrlimit(kind, &now);
}

static _Noreturn void fail(int report, int reason) {
    struct programs_report said = {.kind = PROGRAMS_FAILED, .value = reason};
    (void)!write(report, &said, sizeof said);
    _exit(127);
}

static void close_from(int first) {
    if (syscall(SYS_close_range, first, ~0u, 0) == 0) return;
    // Linux before 5.9 lacks close_range, so each descriptor below the limit is closed by itself.
    struct rlimit files;
    long end = getrlimit(RLIMIT_NOFILE, &files) || files.rlim_cur > 65536 ? 65536 : (long)files.rlim_cur;
    for (long file = first; file < end; file++) close((int)file);
}

static _Noreturn void become(
    const struct programs_plan *plan, const int *files, int report, int rules, int channel, int keeper) {
    setpgid(0, 0);
    // If the keeper is killed, the kernel kills the program too.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != keeper) _exit(127);
    for (int index = 0; index < plan->file_count; index++)
        if (dup2(files[index], index) < 0) fail(report, errno);
    // Duplicates `report` and `rules` to descriptors above those of the program, because the lower ones are closed.
    int kept = fcntl(report, F_DUPFD_CLOEXEC, MOST_FILES), own_rules = rules;
    if (kept < 0) fail(report, errno);
    if (rules >= 0 && (own_rules = fcntl(rules, F_DUPFD_CLOEXEC, MOST_FILES)) < 0) fail(report, errno);
    for (int file = plan->file_count; file < MOST_FILES; file++) close(file);
    report = kept;

    limit(RLIMIT_CORE, 0);
    if (plan->memory) limit(RLIMIT_DATA, plan->memory);
    if (plan->file_size) limit(RLIMIT_FSIZE, plan->file_size);
    if (plan->is_confined) {
        limit(RLIMIT_NOFILE, 4096);
        limit(RLIMIT_MSGQUEUE, 0);
        limit(RLIMIT_RTPRIO, 0);
        programs_drop_privileges();
        int listener = listen_to_calls(plan->guards_signals);
        int is_asked = listener >= 0;
        send_file(channel, listener);
        if (is_asked) close(listener);
        close(channel);
        int failure = own_rules >= 0 ? programs_restrict(own_rules) : 0;
        if (failure) fail(report, failure);
        // On a kernel without seccomp, this call fails and system calls stay unconfined; `render doctor` says so.
        failure = programs_filter_calls(
            plan->has_network, plan->guards_signals, plan->guards_signals && !is_asked);
        if (failure && failure != EINVAL && failure != ENOSYS) fail(report, failure);
    }
    const int usual[] = {SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ, SIGCHLD, SIGTSTP, SIGTTIN, SIGTTOU};
    for (size_t index = 0; index < sizeof usual / sizeof *usual; index++) signal(usual[index], SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(plan->path, plan->arguments, plan->environment);
    fail(report, errno);
}

static _Noreturn void keep(const struct programs_plan *plan, int control, int report, int rules) {
    setsid();
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    prctl(PR_SET_NAME, "render-keeper");
    // Duplicates each descriptor that the keeper still needs to a number of at least `base`. The fixed numbers below
    // must not overwrite it.
    int files[MOST_FILES];
    int base = 24;
    for (int index = 0; index < plan->file_count; index++) {
        files[index] = fcntl(plan->files[index], F_DUPFD_CLOEXEC, base);
        if (files[index] < 0) fail(report, errno);
    }
    // From here on, descriptors have fixed numbers. All descriptors with other numbers are closed.
    enum { FIRST_FILE = MOST_FILES, CONTROL = 2 * MOST_FILES, REPORT, RULES };
    int high[3] = {
        fcntl(control, F_DUPFD_CLOEXEC, base), fcntl(report, F_DUPFD_CLOEXEC, base),
        rules < 0 ? -1 : fcntl(rules, F_DUPFD_CLOEXEC, base),
    };
    if (high[0] < 0 || high[1] < 0 || (rules >= 0 && high[2] < 0)) fail(report, errno);
    for (int index = 0; index < plan->file_count; index++)
        if (dup3(files[index], FIRST_FILE + index, O_CLOEXEC) < 0) fail(high[1], errno);
    dup3(high[0], CONTROL, O_CLOEXEC);
    dup3(high[1], REPORT, O_CLOEXEC);
    if (rules >= 0) dup3(high[2], RULES, O_CLOEXEC);
    for (int file = 0; file < FIRST_FILE; file++) close(file);
    for (int file = FIRST_FILE + plan->file_count; file < CONTROL; file++) close(file);
    close_from(rules >= 0 ? RULES + 1 : RULES);
    for (int index = 0; index < plan->file_count; index++) files[index] = FIRST_FILE + index;

    int channel[2] = {-1, -1};
    if (plan->is_confined) {
        int ends[2];
        if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends)) fail(REPORT, errno);
        for (int end = 0; end < 2; end++) {
            channel[end] = fcntl(ends[end], F_DUPFD_CLOEXEC, base);
            close(ends[end]);
        }
    }

    int keeper = getpid();
    // Not vfork, although it is faster: the child confines and limits itself before it executes the program.
    int program = (int)syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
    if (program == 0) become(plan, files, REPORT, rules < 0 ? -1 : RULES, channel[1], keeper);
    if (program < 0) fail(REPORT, errno);
    struct programs_report said = {.kind = PROGRAMS_STARTED, .value = program};
    (void)!write(REPORT, &said, sizeof said);
    for (int index = 0; index < plan->file_count; index++) close(files[index]);
    if (rules >= 0) close(RULES);
    int listener = -1;
    if (plan->is_confined) {
        close(channel[1]);
        listener = receive_file(channel[0]);
        close(channel[0]);
    }

    sigset_t child;
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    int signals = signalfd(-1, &child, SFD_CLOEXEC | SFD_NONBLOCK);
    int status = 0, has_status = 0;
    said.kind = PROGRAMS_ENDED;
    int is_over = 0;
    int64_t checked = 0;
    while (!is_over) {
        struct pollfd events[3] = {
            {.fd = CONTROL, .events = POLLIN}, {.fd = signals, .events = POLLIN}, {.fd = listener, .events = POLLIN}};
        int ready = poll(events, 3, TICK);
        struct signalfd_siginfo ignored[16];
        if (signals >= 0) (void)!read(signals, ignored, sizeof ignored);
        int ended, result;
        while (!is_over && (ended = waitpid(-1, &result, WNOHANG | WUNTRACED)) > 0) {
            if (ended != program) continue;
            if (WIFSTOPPED(result)) {
                said.kind = PROGRAMS_STOPPED;
            } else {
                status = result;
                has_status = 1;
            }
            is_over = 1;
        }
        if (is_over) break;
        if (events[0].revents) {
            unsigned char order;
            long count = read(CONTROL, &order, 1);
            // End of file: the supervisor has died, or orders the end.
            if (count == 0 || (count < 0 && errno != EINTR)) is_over = 1;
            if (count == 1) kill(program, order);
            continue;
        }
        if (events[2].revents & POLLIN && !answer_call(listener, plan->processes)) {
            said.kind = PROGRAMS_TOO_MANY;
            break;
        }
        // All processes below the seccomp filter have ended.
        if (events[2].revents & (POLLHUP | POLLERR)) listener = -1;
        struct timespec now;
        clock_gettime(CLOCK_MONOTONIC, &now);
        int64_t time = now.tv_sec * 1000 + now.tv_nsec / 1000000;
        if (ready > 0 && time - checked < TICK) continue;
        checked = time;
        find(&family);
        if (family.count > (int)plan->processes) {
            said.kind = PROGRAMS_TOO_MANY;
            is_over = 1;
        } else if (plan->memory && is_too_large((int64_t)plan->memory)) {
            said.kind = PROGRAMS_TOO_LARGE;
            is_over = 1;
        }
    }
    int late;
    if (end_family(program, &late) && !has_status) status = late;
    said.value = status;
    (void)!write(REPORT, &said, sizeof said);
    _exit(0);
}

int programs_supervise(const struct programs_plan *plan, int rules, struct programs_keeper *keeper) {
    if (plan->file_count > MOST_FILES) return EINVAL;
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files) == 0 && files.rlim_cur < PROGRAMS_LEAST_LIMIT_OF_FILES) return EMFILE;
    int control[2], report[2];
    if (pipe2(control, O_CLOEXEC)) return errno;
    if (pipe2(report, O_CLOEXEC)) {
        int reason = errno;
        close(control[0]);
        close(control[1]);
        return reason;
    }
    // No handler of this process may run in the keeper.
    sigset_t all, usual;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &usual);
    int number = fork();
    if (number == 0) keep(plan, control[0], report[1], rules);
    int failure = number < 0 ? errno : 0;
    pthread_sigmask(SIG_SETMASK, &usual, NULL);
    close(control[0]);
    close(report[1]);
    struct programs_report said = {.kind = PROGRAMS_FAILED, .value = ECHILD};
    if (!failure) {
        long count;
        do count = read(report[0], &said, sizeof said);
        while (count < 0 && errno == EINTR);
        if (said.kind == PROGRAMS_FAILED) failure = said.value ? said.value : ECHILD;
    }
    if (failure) {
        close(control[1]);
        close(report[0]);
        if (number > 0)
            while (waitpid(number, NULL, 0) < 0 && errno == EINTR) {}
        return failure;
    }
    *keeper = (struct programs_keeper){
        .keeper = number, .program = said.value, .control = control[1], .report = report[0]};
    return 0;
}
