// SPDX-License-Identifier: MIT

import Foundation

/// The measurements of one run, as a table for people and as JSON for comparisons.
package struct BenchReport: Codable, Sendable, Equatable {
    package var version: String
    /// The processor's name; empty if the system does not report one.
    package var machine: String
    package var scenes: [SceneTiming]
    package var kernels: [KernelTiming]
    package var growth: [GrowthTiming]
    /// The times of changes in long lists; nil if the report is from an old version without this measurement.
    package var lists: [ListTiming]?
    /// The times of rendering view files; nil if the report is from an old version without this measurement.
    package var workshop: [ViewFileTiming]?
    /// The response times of live previews; nil if the report is from an old version without this measurement.
    package var preview: [PreviewTiming]?

    package init(
        version: String, machine: String = Self.processor, scenes: [SceneTiming] = [], kernels: [KernelTiming] = [],
        growth: [GrowthTiming] = [], lists: [ListTiming]? = nil
    ) {
        self.version = version
        self.machine = machine
        self.scenes = scenes
        self.kernels = kernels
        self.growth = growth
        self.lists = lists
    }

    package static var processor: String {
        let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
        return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    }

    // MARK: In words

    /// - Parameter earlier: Another report. Each measurement that is in both reports gets a ratio, which is
    ///   below 1 if this report is faster.
    package func table(comparedWith earlier: BenchReport? = nil) -> String {
        var parts: [String] = []
        if !machine.isEmpty { parts.append(machine + "\n") }
        if !scenes.isEmpty { parts.append(sceneTable(earlier)) }
        if !growth.isEmpty { parts.append(growthTable(earlier)) }
        if let lists { parts.append(listTable(lists, earlier)) }
        if !kernels.isEmpty { parts.append(kernelTable(earlier)) }
        if let workshop { parts.append(workshopTable(workshop, earlier)) }
        if let preview { parts.append(previewTable(preview, earlier)) }
        return parts.joined(separator: "\n")
    }

    private func sceneTable(_ earlier: BenchReport?) -> String {
        var rows = [["ms a frame", "scale", "evaluate", "layout", "emit", "raster", "encode", "kB"]]
        if earlier != nil { rows[0] += ["raster ×", "all ×"] }
        for now in scenes {
            var row = [now.scene, Self.number(now.scale, 0) + "×"]
            row += [now.evaluate, now.layout, now.emit].map { Self.number($0, 3) }
            row += [now.raster, now.encode].map { Self.number($0, 2) } + [Self.number(now.bytes / 1000, 0)]
            if let earlier {
                let before = earlier.scenes.first { $0.scene == now.scene && $0.scale == now.scale }
                row += [
                    Self.ratio(now.raster, before?.raster),
                    Self.ratio(now.milliseconds, before?.milliseconds),
                ]
            }
            rows.append(row)
        }
        return Self.aligned(rows)
    }

    private func growthTable(_ earlier: BenchReport?) -> String {
        Self.table(["animated views", "ms a frame", "µs a view"], growth, earlier?.growth) {
            [
                String($0.views), Self.number($0.milliseconds, 2),
                Self.number($0.milliseconds * 1000 / Double($0.views), 2),
            ]
        } key: {
            $0.views
        } time: {
            $0.milliseconds
        }
    }

    private func workshopTable(_ workshop: [ViewFileTiming], _ earlier: BenchReport?) -> String {
        Self.table(["files of 10 and of 60 lines, 786×1704 pixels", "ms"], workshop, earlier.map { $0.workshop ?? [] })
        {
            [$0.name, Self.number($0.milliseconds, 0)]
        } key: {
            $0.name
        } time: {
            $0.milliseconds
        }
    }

    private func previewTable(_ preview: [PreviewTiming], _ earlier: BenchReport?) -> String {
        let head = ["live preview of 50 lines, 393×852 at 2×", "ms", "longest", "at most"]
        return Self.table(head, preview, earlier.map { $0.preview ?? [] }) {
            [$0.name] + [$0.milliseconds, $0.longest].map { Self.number($0, $0 < 100 ? 1 : 0) }
                + [$0.bar.map { Self.number($0, 0) } ?? ""]
        } key: {
            $0.name
        } time: {
            $0.milliseconds
        }
    }

    private func listTable(_ lists: [ListTiming], _ earlier: BenchReport?) -> String {
        Self.table(["one change in a list", "views", "ms"], lists, earlier.map { $0.lists ?? [] }) {
            [$0.change, String($0.views), Self.number($0.milliseconds, 3)]
        } key: {
            [$0.change, String($0.views)]
        } time: {
            $0.milliseconds
        }
    }

    private func kernelTable(_ earlier: BenchReport?) -> String {
        Self.table(["drawing", "µs", "ns a pixel"], kernels, earlier?.kernels) {
            [$0.name, Self.number($0.microseconds, 1), $0.nanosecondsPerPixel.map { Self.number($0, 2) } ?? ""]
        } key: {
            $0.name
        } time: {
            $0.microseconds
        }
    }

    /// Formats one row per measurement. With an earlier report, each row ends with a ratio: the new time
    /// divided by the earlier time of the same key.
    private static func table<Timing, Key: Equatable>(
        _ head: [String], _ timings: [Timing], _ earlier: [Timing]?, row: (Timing) -> [String],
        key: (Timing) -> Key, time: (Timing) -> Double
    ) -> String {
        guard let earlier else { return aligned([head] + timings.map(row)) }
        return aligned(
            [head + ["×"]]
                + timings.map { now in
                    row(now) + [ratio(time(now), earlier.first { key($0) == key(now) }.map(time))]
                })
    }

    private static func number(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }

    private static func ratio(_ now: Double, _ before: Double?) -> String {
        guard let before, before > 0 else { return "new" }
        return number(now / before, 2)
    }

    /// Aligns the first column left and all others right.
    private static func aligned(_ rows: [[String]]) -> String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.indices.map { column in
                let space = String(repeating: " ", count: widths[column] - row[column].count)
                return column == 0 ? row[column] + space : space + row[column]
            }
            .joined(separator: "  ") + "\n"
        }
        .joined()
    }
}

extension SceneTiming {
    /// The CPU time of a whole frame.
    package var milliseconds: Double { evaluate + layout + emit + raster + encode }
}
