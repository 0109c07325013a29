// SPDX-License-Identifier: MIT

#include "Jobs.h"

#include <stddef.h>

#define SWIFTCALL __attribute__((swiftcall))

// Declarations from swift/Runtime/Concurrency.h, which toolchains do not ship. The hooks are part of the runtime's ABI.
typedef SWIFTCALL void (*EnqueueOriginal)(void *job);
typedef SWIFTCALL JobsExecutor (*GetMainOriginal)(void);
typedef SWIFTCALL bool (*IsMainOriginal)(JobsExecutor executor);

extern SWIFTCALL void (*swift_task_enqueueGlobal_hook)(void *job, EnqueueOriginal original);
extern SWIFTCALL JobsExecutor (*swift_task_getMainExecutor_hook)(GetMainOriginal original);
extern SWIFTCALL bool (*swift_task_isMainExecutor_hook)(JobsExecutor executor, IsMainOriginal original);
extern SWIFTCALL void swift_task_enqueueMainExecutor(void *job);
extern SWIFTCALL void swift_job_run(void *job, JobsExecutor executor);

static _Thread_local void *current_owner;
static JobsReceiver receive;
static JobsExecutor own_main;

static SWIFTCALL void enqueue_global(void *job, EnqueueOriginal original) {
    if (current_owner) {
        receive(current_owner, job, false);
    } else {
        original(job);
    }
}

// Swift 6.2 and later enqueue directly on the main executor object and bypass swift_task_enqueueMainExecutor_hook, so
// the object itself must be ours.
static SWIFTCALL JobsExecutor get_main(GetMainOriginal original) { return current_owner ? own_main : original(); }

// Accepts our main executor and the real one, because code may begin inside a span (see jobs_begin) and continue
// outside it, or vice versa.
static SWIFTCALL bool is_main(JobsExecutor executor, IsMainOriginal original) {
    return executor.identity == own_main.identity || original(executor);
}

void jobs_install(JobsExecutor main_executor, JobsReceiver receiver) {
    own_main = main_executor;
    receive = receiver;
    swift_task_isMainExecutor_hook = is_main;
    swift_task_getMainExecutor_hook = get_main;
    swift_task_enqueueGlobal_hook = enqueue_global;
}

void *jobs_begin(void *owner) {
    void *outer = current_owner;
    current_owner = owner;
    return outer;
}

bool jobs_are_collected(void) { return current_owner != NULL; }

void jobs_enqueue_on_main(void *job) {
    if (current_owner) {
        receive(current_owner, job, true);
    } else {
        swift_task_enqueueMainExecutor(job);
    }
}

void jobs_run(void *job, bool is_main) {
    JobsExecutor none = {NULL, 0};
    swift_job_run(job, is_main ? own_main : none);
}
