/// The file that is compiled along with those of an author: what there is to show, and virtual time.
struct RegistrySource {
    var scan: DeclarationScan
    /// Views to be made without arguments: those of the scan, less those that turned out to want some.
    var views: [String]

    /// Whether there is anything to show.
    var isEmpty: Bool { !scan.hasPreviewMacros && scan.providers.isEmpty && scan.apps.isEmpty && views.isEmpty }

    static let fileName = "ZoetropeRegistry.swift"

    var text: String {
        var lines = ["import Commands", "import Foundation", "import SwiftUI", ""]
        // Files that import Foundation beside SwiftUI have virtual time too: a name of the module itself wins.
        for name in ["Timer", "DispatchQueue", "DispatchTime"] where !scan.types.contains(name) {
            lines.append("typealias \(name) = SwiftUI.\(name)")
        }
        lines += [
            "", "extension Date {", "    init() { self = .virtualNow }",
            "    init(timeIntervalSinceNow interval: TimeInterval) { self = .virtualNow + interval }",
            "    static var now: Date { .virtualNow }",
            "    var timeIntervalSinceNow: TimeInterval { timeIntervalSince(.virtualNow) }", "}", "",
            "@_cdecl(\"zoetrope_main\")",
            "public func __zoetropeMain(_ start: UnsafeRawPointer, _ end: UnsafeRawPointer) {",
            "    PreviewProgram.run(",
            "        conformances: UnsafeRawBufferPointer(start: start, count: end - start),",
            "        order: \(scan.providers.map { $0.split(separator: ".").last.map(String.init) ?? $0 })",
            "    ) {",
            "        [",
        ]
        // Each is one more thing that the compiler may object to: they are there only where nothing else is.
        if !scan.hasPreviewMacros, scan.providers.isEmpty, scan.apps.isEmpty {
            lines += views.map { "            PreviewProgram.Entry(named: \"\($0)\") { \($0)() }," }
        }
        lines += ["        ] as [PreviewProgram.Entry]", "    }", "}", ""]
        return lines.joined(separator: "\n")
    }
}
