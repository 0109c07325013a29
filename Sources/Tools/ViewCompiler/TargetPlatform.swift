// SPDX-License-Identifier: MIT

/// The platform for which view code is compiled. It answers `#if` conditions and decides which frameworks exist.
package enum TargetPlatform: String, Sendable, CaseIterable {
    case iOS
    case macOS

    /// Modules of ours that Apple has on other platforms only. AppKit is not listed: only macOS searches its folder.
    var absentModules: Set<String> {
        switch self {
        case .iOS: []
        case .macOS:
            [
                "ActivityKit", "AlarmKit", "BackgroundTasks", "CoreLocationUI", "EventKitUI", "MessageUI",
                "MobileCoreServices", "UIKit", "WatchConnectivity",
            ]
        }
    }

    /// Whether a module of Apple's does not exist on the platform.
    func lacks(_ module: String) -> Bool {
        absentModules.contains(module) || (self == .iOS && ["AppKit", "Cocoa"].contains(module))
    }

    /// Conditions of `#if` that the compiler would answer for Linux, with their values.
    var answers: [(condition: String, isTrue: Bool)] {
        let systems = [("os(iOS)", self == .iOS), ("os(Linux)", false)]
        // False, because Zoetrope gives every file the names of FoundationNetworking already, with virtual time.
        let modules = absentModules.union(["FoundationNetworking"]).sorted().map { ("canImport(\($0))", false) }
        let own = self == .macOS ? [("os(macOS)", true), ("os(OSX)", true)] : []
        return (systems + own + modules).map { (condition: $0, isTrue: $1) }
    }
}
