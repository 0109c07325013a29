// SPDX-License-Identifier: MIT

// The hooks of Swift's concurrency runtime through which jobs (the steps of tasks) reach an executor.
//
// Between jobs_begin() and the end of that span, jobs that the thread enqueues go to a receiver of ours instead of the
// real executors. Other threads, and this one outside of such spans, notice nothing.
#ifndef ZOETROPE_CJOBS_H
#define ZOETROPE_CJOBS_H

#include <stdbool.h>
#include <stdint.h>

// An UnownedSerialExecutor: an object and the witnesses of its conformance.
typedef struct {
    void *_Nullable identity;
    uintptr_t implementation;
} JobsExecutor;

// Takes a job that is to be run later by jobs_run(). `is_main`: on the main actor; otherwise on no actor.
typedef void (*JobsReceiver)(void *_Nonnull owner, void *_Nonnull job, bool is_main);

// Sets the hooks. `main_executor` stands in for the main actor's own within spans; to be called once, before any.
void jobs_install(JobsExecutor main_executor, JobsReceiver _Nonnull receiver);

// Begins a span on this thread, or ends it where `owner` is NULL. Returns the owner of the span around it.
void *_Nullable jobs_begin(void *_Nullable owner);

// Whether this thread is within a span.
bool jobs_are_collected(void);

// What `main_executor` is to do with a job: hands it to the receiver, or outside of any span to the real executor.
void jobs_enqueue_on_main(void *_Nonnull job);

// Runs one job on this thread, until its task waits for something.
void jobs_run(void *_Nonnull job, bool is_main);

#endif
