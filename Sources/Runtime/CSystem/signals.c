// SPDX-License-Identifier: MIT

#include "Signals.h"

#include <errno.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>

static sem_t arrival;
static atomic_int first;

static void keep(int number) {
    int none = 0;
    int code = errno;
    if (atomic_compare_exchange_strong(&first, &none, number)) sem_post(&arrival);
    errno = code;
}

void signals_keep(int number) {
    static atomic_flag is_ready = ATOMIC_FLAG_INIT;
    if (!atomic_flag_test_and_set(&is_ready)) sem_init(&arrival, 0, 0);
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = keep;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, 0);
}

int signals_wait(void) {
    while (sem_wait(&arrival) != 0 && errno == EINTR) {}
    return atomic_load(&first);
}

void signals_print_by_lines(void) {
    setvbuf(stdout, 0, _IOLBF, 0);
}

void signals_end_with_parent(void) {
    prctl(PR_SET_PDEATHSIG, SIGTERM);
}

static void (*note)(void);
static struct sigaction usual[2];
static const int faults[2] = {SIGILL, SIGTRAP};

// Restores the previous actions. The instruction traps again after the return, and the previous action ends the
// process.
static void fault(int number) {
    for (int index = 0; index < 2; index++) sigaction(faults[index], &usual[index], 0);
    (void)number;
    note();
}

void signals_note_faults(void (*function)(void)) {
    note = function;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = fault;
    sigemptyset(&action.sa_mask);
    for (int index = 0; index < 2; index++) sigaction(faults[index], &action, &usual[index]);
}
