// SPDX-License-Identifier: MIT

// Swift Testing imports this module into files that import both it and `CoreImage`. On Apple's platforms it attaches images
// to tests. Here it must exist and is empty.
