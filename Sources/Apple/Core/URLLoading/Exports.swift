// SPDX-License-Identifier: MIT

@_exported import FoundationAdditions
@_exported import Keychain
// Swift finds operators only in imported modules. This export makes `.now() + 1` work in files that import only
// Foundation.
@_exported import VirtualTime
