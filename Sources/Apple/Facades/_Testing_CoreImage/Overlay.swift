// SPDX-License-Identifier: MIT

// Swift Testing imports this module into files that import both Swift Testing and `CoreImage`. On Apple's platforms,
// the module attaches images to tests. Here the module is empty, but it must exist.
