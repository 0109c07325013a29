// SPDX-License-Identifier: MIT

import Foundation

// What the code of a view asks `Bundle.main` for is looked for in the asset folders of its host first.
//
// These are overloads of Foundation's functions, and not a type of our own under the name `Bundle`: view code imports
// SwiftUI or AVFoundation or both, with or without Foundation, and all of it must mean the same. Foundation's take
// optionals; a call with a name that is none fits these better, so they win without being ambiguous.
extension Bundle {
    /// The path of a file of the app; nil where there is none, which the host's warnings explain.
    public func path(forResource name: String, ofType ext: String?) -> String? {
        hostPath(name, ext, nil) { path(forResource: name as String?, ofType: ext) }
    }

    /// The path of a file of the app; nil where there is none, which the host's warnings explain.
    public func path(forResource name: String, ofType ext: String?, inDirectory subpath: String?) -> String? {
        hostPath(name, ext, subpath) { path(forResource: name as String?, ofType: ext, inDirectory: subpath) }
    }

    /// The place of a file of the app; nil where there is none, which the host's warnings explain.
    public func url(forResource name: String, withExtension ext: String?) -> URL? {
        hostPath(name, ext, nil) { path(forResource: name as String?, ofType: ext) }.map { URL(filePath: $0) }
    }

    /// The place of a file of the app; nil where there is none, which the host's warnings explain.
    public func url(forResource name: String, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
        hostPath(name, ext, subpath) { path(forResource: name as String?, ofType: ext, inDirectory: subpath) }
            .map { URL(filePath: $0) }
    }

    /// For this engine: the path of a file of the app, in files that do not import SwiftUI, too.
    public func hostPath(forResource name: String?, ofType ext: String?) -> String? {
        // Without a name, Foundation takes any file with that extension.
        guard let name else { return paths(forResourcesOfType: ext, inDirectory: nil).first }
        return path(forResource: name, ofType: ext)
    }

    private func hostPath(
        _ name: String, _ ext: String?, _ subfolder: String?, orElse other: () -> String?
    ) -> String? {
        // No other bundle is the app's.
        guard self === Bundle.main else { return other() }
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
