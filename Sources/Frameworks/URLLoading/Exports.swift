// SPDX-License-Identifier: MIT

// What Foundation lacks here, beside the network: every file has it with this module.
@_exported import FoundationAdditions
