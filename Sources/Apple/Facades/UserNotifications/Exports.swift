// SPDX-License-Identifier: MIT

// The types of notifications, from a separate module: packages whose test `canImport(UserNotifications)` succeeds expect
// all of the framework.
@_exported import NotificationTypes
