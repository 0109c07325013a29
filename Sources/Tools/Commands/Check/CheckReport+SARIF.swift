// SPDX-License-Identifier: MIT

import Foundation
import ScreenLint
import ViewCompiler

extension CheckReport {
    /// The rules of the SARIF report, each with its description.
    private static let rules = [
        ("missing-name", "A name of Apple's frameworks that Zoetrope lacks."),
        ("missing-module", "A module that is not here."),
        ("generated-name", "A name that a plugin or a build phase writes, which does not run here."),
        ("call", "A supported name with arguments that match no overload."),
        ("error", "An error that no missing name explains."),
        ("dependency", "An error in a checked-out package."),
        ("consequence", "An error that missing names or modules may cause."),
    ]

    /// The report in SARIF 2.1.0. Paths inside the working directory become relative to it.
    func sarif(version: String) -> SARIFLog {
        var lines = LineCache()
        func problem(_ rule: String, _ message: String, _ place: Place, end: Int?, fix: String? = nil)
            -> SARIFLog.Problem
        {
            SARIFLog.Problem(
                rule: rule, message: message, file: FileRendering.relative(place.file), line: place.line,
                columns: lines.columns(of: place, end: end), fix: fix)
        }
        func problems(_ rule: String, _ failures: [Failure]) -> [SARIFLog.Problem] {
            failures.map { failure in
                let place = Place(file: failure.file, line: failure.line, column: failure.column)
                let name = failure.name.map { "\($0): " } ?? ""
                return problem(rule, name + failure.message, place, end: failure.endColumn, fix: failure.fix)
            }
        }
        var all: [SARIFLog.Problem] = []
        for family in missing {
            for name in family.names {
                let word = name.name.split(separator: ".").last.map(String.init) ?? name.name
                for place in name.places {
                    all.append(
                        problem(
                            "missing-name", "\(name.name) (\(family.family)) is not supported", place,
                            end: place.column + word.utf8.count))
                }
            }
        }
        for module in modules {
            for place in module.places {
                all.append(
                    problem(
                        "missing-module", "there is no module \(module.name) here", place,
                        end: place.column + module.name.utf8.count))
            }
        }
        for name in generated {
            for place in name.places {
                all.append(
                    problem(
                        "generated-name", "\(name.name) is made by \(name.by.joined(separator: " or "))", place,
                        end: place.column + name.name.utf8.count))
            }
        }
        all += problems("call", calls) + problems("error", errors)
        all += problems("dependency", dependencies) + problems("consequence", consequences)
        return SARIFLog(all, rules: Self.rules.map { (name: $0.0, text: $0.1) }, tool: "Zoetrope", version: version)
    }

    /// Lines of source files, to convert columns from bytes to UTF-16 code units.
    private struct LineCache {
        private var files: [String: [Substring]] = [:]

        /// nil if there is no such line or no end.
        mutating func columns(of place: Place, end: Int?) -> (start: Int, end: Int)? {
            if files[place.file] == nil {
                let text = (try? String(contentsOfFile: place.file, encoding: .utf8)) ?? ""
                files[place.file] = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            }
            let lines = files[place.file]!
            guard let end, lines.indices.contains(place.line - 1), place.column > 0, end > place.column,
                end - 1 <= lines[place.line - 1].utf8.count
            else { return nil }
            let bytes = lines[place.line - 1].utf8
            func column(_ offset: Int) -> Int { String(decoding: bytes.prefix(offset), as: UTF8.self).utf16.count + 1 }
            return (column(place.column - 1), column(end - 1))
        }
    }
}
