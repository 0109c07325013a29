// SPDX-License-Identifier: MIT

#ifndef ZOETROPE_CSIGNALS_H
#define ZOETROPE_CSIGNALS_H

// From now on this signal is kept for whoever waits for it, in place of what it usually does.
void signals_keep(int number);

// Returns the number of the first signal that has come.
int signals_wait(void);

// Has what is printed go out line by line, wherever it goes.
void signals_print_by_lines(void);

// From now on this process gets SIGTERM when the one that started it ends.
void signals_end_with_parent(void);

// Calls a function when a trap is about to end the process, on the thread that has run into it.
void signals_note_faults(void (*function)(void));

#endif
