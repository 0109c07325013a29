// SPDX-License-Identifier: MIT

import Foundation

// Overloads of Foundation's functions that search the host's asset folders before `Bundle.main`.
//
// These are overloads rather than members of a type named `Bundle`. View code may import SwiftUI, AVFoundation and
// Foundation in any combination, and a call must mean the same in each combination. Foundation's functions take an
// optional name. For a non-optional name, the overloads match better, so no call is ambiguous.
extension Bundle {
    /// The path of a file of the app; nil, with a warning, if there is none.
    public func path(forResource name: String, ofType ext: String?) -> String? {
        hostPath(name, ext, nil) { path(forResource: name as String?, ofType: ext) }
    }

    /// The path of a file of the app; nil, with a warning, if there is none.
    public func path(forResource name: String, ofType ext: String?, inDirectory subpath: String?) -> String? {
        hostPath(name, ext, subpath) { path(forResource: name as String?, ofType: ext, inDirectory: subpath) }
    }

    /// The URL of a file of the app; nil, with a warning, if there is none.
    public func url(forResource name: String, withExtension ext: String?) -> URL? {
        hostPath(name, ext, nil) { path(forResource: name as String?, ofType: ext) }.map { URL(filePath: $0) }
    }

    /// The URL of a file of the app; nil, with a warning, if there is none.
    public func url(forResource name: String, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
        hostPath(name, ext, subpath) { path(forResource: name as String?, ofType: ext, inDirectory: subpath) }
            .map { URL(filePath: $0) }
    }

    /// Implements `path(forResource:ofType:)` with an optional name, in programs that `render` builds. Called by code
    /// that `render` adds to the author's files.
    public func hostPath(forResource name: String?, ofType ext: String?) -> String? {
        // If `name` is nil, Foundation returns any file with the extension.
        guard let name else { return paths(forResourcesOfType: ext, inDirectory: nil).first }
        return path(forResource: name, ofType: ext)
    }

    private func hostPath(
        _ name: String, _ ext: String?, _ subfolder: String?, orElse other: () -> String?
    ) -> String? {
        // Keeps Foundation's lookup for other bundles, because only the main bundle belongs to the app.
        guard self === Bundle.main else { return other() }
        // Xcode compiles data models to `momd`. Here the app contains the sources of the models instead.
        if ext == "momd" || ext == "mom" || ext == "xcdatamodeld" {
            return HostServices.dataModel(named: name) ?? other()
        }
        let file = if let ext, !ext.isEmpty { "\(name).\(ext)" } else { name }
        return withoutActuallyEscaping(other) { other in
            nonisolated(unsafe) let other = other
            return MainActor.assumeIsolated {
                guard let services = VirtualClock.current?.services else { return other() }
                return services.path(ofFile: file, in: subfolder, orElse: other)
            }
        }
    }
}
