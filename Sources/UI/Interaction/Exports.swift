// SPDX-License-Identifier: MIT

// Modules that import `Interaction` also see the declarations of `Views`.
@_exported import Views
