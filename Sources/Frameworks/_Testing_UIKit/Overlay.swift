// SPDX-License-Identifier: MIT

// Swift Testing names this module for files that import it and a module called UIKit: on Apple's systems it attaches
// pictures to tests. Here it holds nothing, and has to be there.
