// SPDX-License-Identifier: MIT

/// The file that is compiled along with those of an author: what there is to show, and virtual time.
struct RegistrySource {
    var scan: DeclarationScan
    /// Views to be made without arguments: those of the scan, less those that turned out to want some.
    var views: [String]
    /// Whose previews are shown: a program may hold those of other people's modules, too.
    var modules: [String] = []
    /// Targets of packages are compiled as a part of the module.
    var hasPackages = false
    /// What of the author's code is left out, a line each.
    var omissions: [String] = []
    /// Where structures are declared, by their names.
    var places: [String: (file: String, line: Int)] = [:]
    /// What Xcode declares for the catalogs of the author.
    var symbols = CatalogSymbols()
    /// It stands in a module of its own beside those, and not in the author's.
    var isOwnModule = false
    /// The module is imported by another one, which shows something.
    var isLibrary = false

    /// Whether there is anything to show.
    var isEmpty: Bool { !scan.hasPreviewMacros && scan.providers.isEmpty && scan.apps.isEmpty && views.isEmpty }

    private var placeWords: String {
        places.sorted { $0.key < $1.key }.map { name, place in
            "\(String(reflecting: name)): (\(String(reflecting: place.file)), \(place.line))"
        }.joined(separator: ", ")
    }

    /// The views that are made in the lines of the text that some errors are about.
    func views(atLinesOf errors: [Diagnostic]) -> Set<String> {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let wrong = errors.compactMap { lines.indices.contains($0.place.line - 1) ? lines[$0.place.line - 1] : nil }
        return Set(views.filter { view in wrong.contains { $0.contains("{ \(view)() }") } })
    }

    static let fileName = "ZoetropeRegistry.swift"

    var text: String {
        // Public for what is handed on below, also where imports are internal unless they say otherwise.
        var lines =
            isOwnModule
            ? ["import Commands", "import Foundation", "import SwiftUI", ""]
            : ["import Commands", "public import Foundation", "public import SwiftUI", ""]
        if isOwnModule { lines += modules.map { "@testable import \($0)" } + [""] }
        // Files that import Foundation beside SwiftUI have virtual time too: a name of the module itself wins.
        if !isOwnModule { lines += Self.virtualTime(besides: scan.types) + Self.foundation(besides: scan.types) }
        if !isOwnModule { lines += symbols.declarations }
        // Each target of a package has its own; here they are one.
        if hasPackages { lines += ["extension Bundle {", "    static var module: Bundle { .main }", "}", ""] }
        if isLibrary { return lines.joined(separator: "\n") }
        lines += [
            "@_cdecl(\"zoetrope_main\")",
            "public func __zoetropeMain(_ start: UnsafeRawPointer, _ end: UnsafeRawPointer) {",
            "    PreviewProgram.run(",
            "        conformances: UnsafeRawBufferPointer(start: start, count: end - start),",
            "        modules: \(modules),",
            "        omissions: \(omissions),",
            "        places: [\(places.isEmpty ? ":" : placeWords)],",
            "        order: \(scan.providers.map { $0.split(separator: ".").last.map(String.init) ?? $0 })",
            "    ) {",
            "        [",
        ]
        // Each is one more thing that the compiler may object to: they are there only where nothing else is.
        // ContentView stands for a folder without an app, whatever else has previews.
        let isBare = !scan.hasPreviewMacros && scan.providers.isEmpty && scan.apps.isEmpty
        if scan.apps.isEmpty {
            lines += views.filter { isBare || $0 == "ContentView" }.map {
                "            PreviewProgram.Entry(named: \"\($0)\") { \($0)() },"
            }
        }
        lines += ["        ] as [PreviewProgram.Entry]", "    }", "}", ""]
        return lines.joined(separator: "\n")
    }

    /// Names that Foundation has on Apple's systems, and SwiftUI here: files that import Foundation alone say them, too.
    static func foundation(besides types: Set<String>) -> [String] {
        ["LocalizedStringResource", "RelativeDateTimeFormatter"].filter { !types.contains($0) }
            .map { "public typealias \($0) = SwiftUI.\($0)" }
            + ["extension String {", "    public typealias LocalizationValue = LocalizedStringKey", "}", ""]
    }

    /// What is drawn at random is the same in every rendering, also by the means of C and of Foundation.
    private static func chance(besides types: Set<String>) -> [String] {
        let generator = "SystemRandomNumberGenerator"
        let lots = [
            (generator, "public typealias \(generator) = SwiftUI.VirtualRandomNumberGenerator"),
            ("arc4random", "@usableFromInline func arc4random() -> UInt32 { .random(in: 0 ... .max) }"),
            (
                "arc4random_uniform",
                "@usableFromInline func arc4random_uniform(_ bound: UInt32) -> UInt32 { .random(in: 0..<max(bound, 1)) }"
            ),
        ]
        return lots.filter { !types.contains($0.0) }.map(\.1)
            + ["extension UUID {", "    @usableFromInline init() { self = .virtuallyRandom() }", "}"]
    }

    /// The present language, calendar and time zone are those of the window.
    private static func surroundings(besides types: Set<String>) -> [String] {
        ["Locale", "Calendar", "TimeZone"].flatMap { type -> [String] in
            let members = ["current", "autoupdatingCurrent"].filter { !types.contains("\(type).\($0)") }
            return ["extension \(type) {"]
                + members.map { "    @usableFromInline static var \($0): \(type) { .hostCurrent }" } + ["}"]
        }
    }

    /// Declarations of a module that make its files run in virtual time, with the files and words of the host.
    static func virtualTime(besides types: Set<String>) -> [String] {
        ["Timer", "DispatchQueue", "DispatchTime", "DispatchGroup"].filter { !types.contains($0) }
            // Public, and for everybody's code: functions that are take them as arguments, and their usual values.
            .map { "public typealias \($0) = SwiftUI.\($0)" } + chance(besides: types) + surroundings(besides: types)
            + [
                "", "extension Date {", "    @usableFromInline init() { self = .virtualNow }",
                "    @usableFromInline init(timeIntervalSinceNow interval: TimeInterval) { self = .virtualNow + interval }",
                types.contains("Date.now") ? "" : "    @usableFromInline static var now: Date { .virtualNow }",
                "    @usableFromInline var timeIntervalSinceNow: TimeInterval { timeIntervalSince(.virtualNow) }", "}",
                "",
                // Words in the host's language, also with nil for both value and table.
                "extension Bundle {",
                "    func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {",
                "        hostString(forKey: key, value: value, table: tableName)", "    }",
                // Files of the app, which are in no bundle here.
                "    func path(forResource name: String?, ofType ext: String?) -> String? {",
                "        hostPath(forResource: name, ofType: ext)", "    }",
                "    func url(forResource name: String?, withExtension ext: String?) -> URL? {",
                "        hostPath(forResource: name, ofType: ext).map { URL(filePath: $0) }", "    }", "}", "",
            ]
    }
}
