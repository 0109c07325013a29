// SPDX-License-Identifier: MIT

#ifndef ZOETROPE_SIGNALS_H
#define ZOETROPE_SIGNALS_H

// Catches a signal from now on, for signals_wait().
void signals_keep(int number);

// Waits for a caught signal and returns the number of the first one.
int signals_wait(void);

// Makes stdout line-buffered even if it is not a terminal.
void signals_print_by_lines(void);

// Makes this process receive SIGTERM when its parent ends.
void signals_end_with_parent(void);

// Sets a function that is called on the trapping thread before a trap ends the process.
void signals_note_faults(void (*function)(void));

#endif
