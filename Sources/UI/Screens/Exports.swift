// SPDX-License-Identifier: MIT

// Importing Screens also imports Controls and the modules of views below it.
@_exported import Controls
