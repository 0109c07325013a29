#include "CSignals.h"

#include <errno.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>

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
