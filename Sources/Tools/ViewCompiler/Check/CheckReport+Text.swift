// SPDX-License-Identifier: MIT

import Foundation

extension CheckReport {
    /// Whether the report has no missing names or modules and no errors.
    var isClean: Bool {
        missing.isEmpty && modules.isEmpty && calls.isEmpty && errors.isEmpty && consequences.isEmpty
            && dependencies.isEmpty && generated.isEmpty
    }

    /// The number of places listed per name.
    private static let shownPlaces = 3

    /// The report as text for people.
    ///
    /// - Parameter folder: Paths inside it are shown relative to it.
    package func text(relativeTo folder: String) -> String {
        func path(_ file: String) -> String {
            file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file
        }
        func place(_ place: Place) -> String { "\(path(place.file)):\(place.line):\(place.column)" }
        func places(_ all: [Place]) -> [String] {
            let more = all.count - Self.shownPlaces
            return all.prefix(Self.shownPlaces).map { "    \(place($0))" } + (more > 0 ? ["    and \(more) more"] : [])
        }
        func failures(_ title: String, _ all: [Failure]) -> [String] {
            guard !all.isEmpty else { return [] }
            return ["", title]
                + all.map { failure in
                    let name = failure.name.map { "\($0): " } ?? ""
                    let fix = failure.fix.map { " (did you mean '\($0)'?)" } ?? ""
                    return "  \(path(failure.file)):\(failure.line):\(failure.column): \(name)\(failure.message)\(fix)"
                }
        }

        let skippedLines = skipped.map {
            $0.lacks == Skipped.app
                ? "\($0.target): left out, because it tests an app"
                : "\($0.target): not checked, because only tests use it and \($0.lacks) is missing"
        }
        guard !compiles else {
            let notes = skippedLines.isEmpty ? "" : "\n" + skippedLines.joined(separator: "\n") + "\n"
            return headline + "\n" + shows.map { "  \($0.text)\n" }.joined() + notes
        }
        var lines = [headline]
        for family in missing {
            lines += ["", family.family]
            for name in family.names {
                lines.append("  \(name.label): \(family.support.text), \(Self.counted(name.count, "use"))")
                lines += places(name.places)
            }
        }
        if !modules.isEmpty { lines += ["", "Modules"] }
        for module in modules {
            let first = module.places.prefix(Self.shownPlaces).map(place).joined(separator: ", ")
            let more = module.places.count - Self.shownPlaces
            lines.append("  \(module.name): \(module.support.text); \(first)" + (more > 0 ? " and \(more) more" : ""))
        }
        if !generated.isEmpty { lines += ["", "Names that are generated"] }
        for name in generated {
            let tools = name.by.joined(separator: " or ")
            lines.append("  \(name.name): left out: made by \(tools), \(Self.counted(name.places.count, "use"))")
            lines += places(name.places)
        }
        lines += failures("Calls of supported names with unsupported arguments", calls)
        lines += failures("Errors that missing names do not explain", errors)
        lines += failures("Errors in checked-out packages", dependencies)
        let stopped = consequences.filter { BoundedChecks.isStop($0.message) }
        lines += failures("Files whose check was stopped", stopped)
        if consequences.count > stopped.count {
            let count = consequences.count - stopped.count
            lines += ["", "\(Self.counted(count, "other error")), which missing names may cause"]
        }
        if !skippedLines.isEmpty { lines += [""] + skippedLines }
        return lines.joined(separator: "\n") + "\n"
    }

    private var headline: String {
        let of = files == 1 ? "" : " (\(files) files)"
        guard !compiles else {
            return "\(path)\(of) compiles; " + (shows.isEmpty ? "it contains nothing to render" : "it would render:")
        }
        let count = missing.reduce(0) { $0 + $1.names.count }
        let parts = [
            (count, "name missing", "names missing"), (modules.count, "module missing", "modules missing"),
            (generated.count, "generated name left out", "generated names left out"),
            (calls.count, "call with unsupported arguments", "calls with unsupported arguments"),
            (errors.count, "other error", "other errors"),
            (dependencies.count, "error in checked-out packages", "errors in checked-out packages"),
        ].compactMap { count, one, many in count == 0 ? nil : "\(count) \(count == 1 ? one : many)" }
        return "\(path)\(of) does not compile" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
    }

    private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    /// The known names in place of misspelt words, by the places of their errors.
    var fixes: [Diagnostic.Place: String] {
        var fixes: [Diagnostic.Place: String] = [:]
        for failure in errors {
            fixes[.init(file: failure.file, line: failure.line, column: failure.column)] = failure.fix
        }
        return fixes
    }

    /// One line for each missing module, and for each of the most used missing names. It follows the compiler's output.
    package func summary(names limit: Int) -> String {
        let all = missing.flatMap { family in family.names.map { (family: family, name: $0) } }.enumerated()
            .sorted { (-$0.element.name.count, $0.offset) < (-$1.element.name.count, $1.offset) }.map(\.element)
        var lines = modules.map { "\($0.name): \($0.support.text)" }
        lines += all.prefix(limit).map { family, name in
            let isOurs = family.support == .notYet && NameTable.standard.isSwiftUI(family.family)
            let state = isOurs ? "SwiftUI has it, Zoetrope does not yet" : family.support.text
            return "\(name.label): \(state) (\(Self.counted(name.count, "use")))"
        }
        guard !lines.isEmpty else { return "" }
        let more = all.count - limit
        lines[lines.count - 1] += more > 0 ? "; 'render check' lists \(more) more" : "; 'render check' lists the places"
        return lines.joined(separator: "\n") + "\n"
    }
}

extension CheckReport.Missing {
    /// The name as code spells it.
    var label: String {
        switch kind {
        case .macro where ["Preview", "Predicate", "Unique", "Index"].contains(name): "#\(name)"
        case .attribute, .macro: "@\(name)"
        case .literal: "#\(name)"
        case .modifier: ".\(name)"
        case .environment: "\\.\(name)"
        case .type, .member, .function: name
        }
    }
}

extension CheckReport.Support {
    fileprivate var text: String {
        switch self {
        case .never: "not supported"
        case .notYet: "not supported yet"
        case .otherPlatform: "on another platform only (--os)"
        case .unknown: "not known here"
        }
    }
}

extension CheckReport.Shown {
    fileprivate var text: String {
        switch (kind, name) {
        case (.preview, let name?): "#Preview \"\(name)\""
        case (.preview, nil): "#Preview"
        case (.provider, let name): "previews of \(name ?? "")"
        case (.app, let name): "the app \(name ?? "")"
        case (.view, let name): "\(name ?? "")"
        }
    }
}
