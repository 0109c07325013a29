// SPDX-License-Identifier: MIT

// Linked for its constructor, which makes hashing deterministic. No code names this module.
import CHashing
import Foundation
import SnapshotChecks
import SwiftUICore
import Zoetrope

/// One assertion about snapshots, with its settings.
struct SnapshotTest {
    private let site: CallSite
    private let name: String?
    private var settings: SnapshotSettings
    private let report: TestReport

    init(
        _ site: CallSite, name: String?, mode: RecordMode?, tolerance: Tolerance?, because reason: String?,
        permittingMissing kinds: Set<RenderWarning.Kind>?
    ) {
        Self.time
        self.site = site
        self.name = name
        settings = SnapshotSettings.current
            .overridden(by: SnapshotSettings(mode: mode, tolerance: tolerance, reason: reason, permittedMissing: kinds))
        report = TestReport(site: site)
    }

    /// Sets the time zone to UTC at the first assertion, so that dates are the same on every machine.
    private static let time: Void = HostTimeZone.choose(.gmt)

    /// Applies the tolerance that the view declares.
    mutating func permit(_ tolerance: Tolerance, _ reason: String) {
        settings = settings.overridden(by: SnapshotSettings(tolerance: tolerance, reason: reason))
    }

    func fail(_ message: String) { report.fail(message) }

    /// Makes the snapshots, compares them and reports failures.
    ///
    /// - Parameter frames: Makes the display lists on the main actor, and throws for warnings of the given kinds.
    ///   Rasterizing and comparing stay on the test's own thread, so that tests off the main actor run in parallel.
    func run(
        _ format: SnapshotFormat, frames: (_ fatalWarnings: Set<RenderWarning.Kind>) throws -> [SnapshotFrame]
    ) {
        do {
            let tolerance = try tolerance()
            let mode = try settings.mode ?? RecordMode.standard(ProcessInfo.processInfo.environment)
            let place = try SnapshotName(.current(at: site), named: name)
            let root = SnapshotFailures.packageFolder(around: "\(site.filePath)")
            let fatal = Set.missingResources.subtracting(settings.permittedMissing ?? [])
            var frames = try frames(fatal)
            // The last frame may hold the views, which may be released on the main actor only.
            defer { try? onMainActor { frames = [] } }
            let fontFiles = frames.last?.fontFiles ?? []
            for (suffix, snapshot) in try Snapshot.make(frames, as: format) {
                let file = place.path + suffix + "." + snapshot.fileExtension
                let check = SnapshotCheck(
                    reference: place.folder.appending(path: file), name: place.module + "/" + file, mode: mode,
                    tolerance: tolerance, failures: root.map(SnapshotFailures.init))
                try ClaimedNames.process.claim(
                    check.reference.path, as: check.name, at: site, content: snapshot.checksum)
                let failure = try check.run(
                    snapshot, fontFiles: fontFiles,
                    findings: { try frames.last?.findings.map { find in try onMainActor { try find() } } })
                guard let failure else { continue }
                for (name, bytes) in failure.attachments { report.attach(bytes, named: name) }
                report.fail(failure.message)
            }
        } catch {
            report.fail("\(error)")
        }
    }

    private func tolerance() throws -> Tolerance {
        let tolerance = settings.tolerance ?? .exact
        try tolerance.validate()
        guard tolerance == .exact || !(settings.reason ?? "").isEmpty else {
            throw SnapshotError.unexplainedTolerance(tolerance)
        }
        return tolerance
    }
}
