// SPDX-License-Identifier: MIT

// Importing Screens also imports Controls and everything below.
@_exported import Controls
