// SPDX-License-Identifier: MIT

import Foundation
import ScreenLint
import Support
import Tolerances
import ViewCompiler
import Zoetrope

/// The settings of a project, from `.zoetrope.json` in its folder or in one above it. An option of the command line
/// overrides the setting. docs/zoetrope.schema.json describes the file.
struct ProjectSettings: Equatable {
    static let fileName = ".zoetrope.json"

    /// The absolute paths of font files that replace the system font. Keyed by the font's design, such as `serif`.
    private(set) var fonts: [String: [String]] = [:]
    /// The device of previews that name none.
    private(set) var device: Device?
    /// The variants of `render test`.
    private(set) var variants: [TestVariant]?
    /// The tolerance of `render test` for previews that declare none, and its reason.
    private(set) var tolerance: (value: Tolerance, because: String)?
    /// Environment variables for view code, by name.
    private(set) var environment: [String: String] = [:]
    /// The name of the `PreviewModifier` that is applied to each preview.
    private(set) var setup: String?
    /// The rules that `render lint` does not check.
    private(set) var disabledRules: [String] = []

    /// The largest settings file, in bytes.
    private static let longestFile = 1 << 20
    static let keys = ["device", "environment", "fonts", "lint", "setup", "tolerance", "variants"]
    /// The key that names the JSON schema for editors. It has no effect here.
    private static let schemaKey = "$schema"

    init() {}

    static func == (a: ProjectSettings, b: ProjectSettings) -> Bool {
        a.fonts == b.fonts && a.environment == b.environment && a.setup == b.setup && a.device == b.device
            && a.variants == b.variants && a.disabledRules == b.disabledRules
            && a.tolerance?.value == b.tolerance?.value && a.tolerance?.because == b.tolerance?.because
    }

    /// Reads the settings of a file or folder, from the nearest folder with a settings file; a folder itself comes
    /// first. Without such a file, all settings have their defaults.
    init(for path: String) throws(ViewCompilerError) {
        var folder = URL(fileURLWithPath: path == "-" ? "." : path).standardizedFileURL
        if !FileSystem.isFolder(folder.path) { folder.deleteLastPathComponent() }
        while true {
            let file = folder.appending(path: Self.fileName).path
            if FileSystem.isFile(file) {
                try self.init(file: file)
                return
            }
            guard folder.path.count > 1 else { break }
            folder.deleteLastPathComponent()
        }
        self.init()
    }

    private init(file: String) throws(ViewCompilerError) {
        let bytes: [UInt8]
        do {
            bytes = try FileSystem.bytes(of: file, limit: Self.longestFile, expected: "settings")
        } catch {
            throw .unreadable("\(error)")
        }
        guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
            throw .unreadable("\(file): this is no JSON object")
        }
        let source = Source(file: file, lines: JSONKeyLines(bytes))
        try source.check(object, Self.keys + [Self.schemaKey], at: [])
        try readFonts(object["fonts"], source)
        if let value = object["device"] {
            device = try source.value(value, "device", "the name of a device") { ($0 as? String).flatMap(Device.named) }
        }
        if let value = object["variants"] {
            guard let words = value as? [String], !words.isEmpty else {
                throw source.error(["variants"], "'variants' is no list of variants, like [\"light\", \"dark\"]")
            }
            do {
                variants = try TestVariant.list(words.joined(separator: ","))
            } catch {
                throw source.error(["variants"], "\(error)")
            }
        }
        try readEnvironment(object["environment"], source)
        if let value = object["setup"] {
            setup = try source.value(value, "setup", "the name of a type") { value in
                (value as? String).flatMap { $0.wholeMatch(of: #/\w+(?:\.\w+)*/#) == nil ? nil : $0 }
            }
        }
        try readTolerance(object["tolerance"], source)
        try readLint(object["lint"], source)
    }

    private mutating func readFonts(_ value: Any?, _ source: Source) throws(ViewCompilerError) {
        guard let value else { return }
        guard let designs = value as? [String: Any] else {
            throw source.error(["fonts"], "'fonts' is no object of designs and files")
        }
        let folder = (source.file as NSString).deletingLastPathComponent
        for (design, value) in designs {
            guard let names = value as? [String] ?? (value as? String).map({ [$0] }) else {
                throw source.error(
                    ["fonts", design], "the fonts of '\(design)' are neither a path nor a list of paths")
            }
            fonts[design] = names.map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }
        }
    }

    private mutating func readEnvironment(_ value: Any?, _ source: Source) throws(ViewCompilerError) {
        guard let value else { return }
        guard let variables = value as? [String: Any] else {
            throw source.error(["environment"], "'environment' is no object of names and values")
        }
        for (name, value) in variables.sorted(by: { $0.key < $1.key }) {
            guard let text = value as? String, !text.contains("\0"), name.wholeMatch(of: #/[A-Za-z_]\w*/#) != nil else {
                throw source.error(["environment", name], "the value of '\(name)' is no text, or this is no name")
            }
            // Reserved variables determine how the program runs and where it writes.
            if Self.reserved.contains(name) || Self.reservedPrefixes.contains(where: name.hasPrefix) {
                throw source.error(["environment", name], "'\(name)' cannot be set: \(ProgramName.current) sets it")
            }
            environment[name] = text
        }
    }

    private static let reserved: Set = ["HOME", "LANG", "LANGUAGE", "PATH", "SWIFT", "TMPDIR", "TZ", "TZDIR"]
    private static let reservedPrefixes = ["ZOETROPE", "SWIFT_", "SWIFTPM_", "LD_", "XDG_", "MALLOC_", "GLIBC_", "LC_"]

    private mutating func readTolerance(_ value: Any?, _ source: Source) throws(ViewCompilerError) {
        guard let value else { return }
        guard let object = value as? [String: Any] else {
            throw source.error(["tolerance"], "'tolerance' is no object with 'permits' and 'because'")
        }
        try source.check(object, ["permits", "because"], at: ["tolerance"])
        let words = object["permits"] as? String ?? ""
        guard let parsed = try? Tolerance(parsing: words), (try? parsed.validate()) != nil else {
            throw source.error(
                ["tolerance", "permits"],
                "'\(words)' is no tolerance: use one of '\(ProgramName.current) diff', like channels=2")
        }
        guard let because = object["because"] as? String, !because.isEmpty else {
            throw source.error(["tolerance"], "'tolerance' needs a reason: \"because\": \"…\"")
        }
        tolerance = (parsed, because)
    }

    private mutating func readLint(_ value: Any?, _ source: Source) throws(ViewCompilerError) {
        guard let value else { return }
        guard let object = value as? [String: Any] else {
            throw source.error(["lint"], "'lint' is no object with 'disable'")
        }
        try source.check(object, ["disable"], at: ["lint"])
        disabledRules = object["disable"] as? [String] ?? []
        let unknown = disabledRules.first { Rule.named($0) == nil }
        guard object["disable"] == nil || object["disable"] is [String], unknown == nil else {
            throw source.error(
                ["lint", "disable"],
                "'disable' is no list of rules" + (unknown.map { ": there is no rule '\($0)'" } ?? ""))
        }
    }

    /// The settings file, with the lines of its keys for error messages.
    private struct Source {
        let file: String
        let lines: JSONKeyLines

        func error(_ path: [String], _ words: String) -> ViewCompilerError {
            .unreadable("\(file)\(lines.line(of: path).map { ":\($0)" } ?? ""): \(words)")
        }

        /// Throws for a key that is not among `known`.
        func check(_ object: [String: Any], _ known: [String], at path: [String]) throws(ViewCompilerError) {
            guard let unknown = object.keys.sorted().first(where: { !known.contains($0) }) else { return }
            let hint = NearestName.suggestion(for: unknown, among: known).map { "; did you mean '\($0)'?" }
            let names = known.filter { !$0.hasPrefix("$") }.joined(separator: ", ")
            throw error(path + [unknown], "'\(unknown)' is not known" + (hint ?? ": use \(names)"))
        }

        func value<Value>(
            _ value: Any, _ key: String, _ kind: String, _ read: (Any) -> Value?
        ) throws(ViewCompilerError) -> Value {
            guard let value = read(value) else { throw error([key], "'\(key)' is not \(kind)") }
            return value
        }
    }
}

extension Rule {
    /// The environment variable with the names of the rules that the project's settings turn off, separated by spaces.
    static let disabledVariable = "ZOETROPE_LINT_DISABLED"

    /// The rules that the project's settings do not turn off. Processes with view code cannot read the settings, so
    /// they get them in the environment.
    static var ofProject: [Rule] {
        let disabled = ProcessInfo.processInfo.environment[disabledVariable]?.split(separator: " ") ?? []
        return all.filter { !disabled.contains(Substring($0.name)) }
    }
}

/// The lines of the keys in a JSON text that is known to be valid.
struct JSONKeyLines {
    private var lines: [[String]: Int] = [:]

    init(_ bytes: [UInt8]) {
        var line = 1
        // The key of each open object or array; nil for the root and for elements of arrays.
        var path: [String?] = []
        var (key, last): (String?, (text: String, line: Int)?) = (nil, nil)
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: "\""):
                let start = index
                index += 1
                while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                    index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                let literal = Data(bytes[start...min(index, bytes.count - 1)])
                last = (try? JSONDecoder().decode(String.self, from: literal)).map { ($0, line) }
            case UInt8(ascii: ":"):
                key = last?.text
                if let last { lines[path.dropFirst().compactMap(\.self) + [last.text]] = last.line }
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                path.append(key)
                key = nil
            case UInt8(ascii: "}"), UInt8(ascii: "]"): path.removeLast()
            case UInt8(ascii: ","): key = nil
            default: break
            }
            index += 1
        }
    }

    /// The line of a key, counted from 1; nil if there is no such key. `path` has the keys from the outermost to the
    /// innermost.
    func line(of path: [String]) -> Int? { lines[path] }
}
