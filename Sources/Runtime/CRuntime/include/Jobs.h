// SPDX-License-Identifier: MIT

// The hooks of Swift's concurrency runtime through which jobs (the steps of tasks) reach an executor.
//
// jobs_begin() begins and ends spans of a thread. Inside a span, jobs that the thread enqueues go to our receiver
// instead of the real executors. Other threads, and this one outside of spans, are not affected.
#ifndef ZOETROPE_JOBS_H
#define ZOETROPE_JOBS_H

#include <stdbool.h>
#include <stdint.h>

// An UnownedSerialExecutor: an object and the witness table of its conformance.
typedef struct {
    void *_Nullable identity;
    uintptr_t implementation;
} JobsExecutor;

// Receives a job that jobs_run() must run later. `is_main` is true for jobs of the main actor; all others run on no
// actor.
typedef void (*JobsReceiver)(void *_Nonnull owner, void *_Nonnull job, bool is_main);

// Sets the hooks. Inside spans, `main_executor` replaces the main actor's executor. Call once, before any span.
void jobs_install(JobsExecutor main_executor, JobsReceiver _Nonnull receiver);

// Makes this thread's jobs go to the receiver, with `owner`, instead of the real executors: begins a span. Returns the
// owner of the enclosing span, or NULL. To end the span, pass that result to a second call.
void *_Nullable jobs_begin(void *_Nullable owner);

// Whether this thread is inside a span.
bool jobs_are_collected(void);

// The `enqueue` of `main_executor`. Passes a job to the receiver inside of a span, and to the real executor otherwise.
void jobs_enqueue_on_main(void *_Nonnull job);

// Runs a job on this thread until its task suspends.
void jobs_run(void *_Nonnull job, bool is_main);

#endif
