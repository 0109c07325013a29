// SPDX-License-Identifier: MIT

import CMessageDigest
import Foundation
import ScreenLint
import Zoetrope

/// Draws the previews of a gallery in parallel, each variant in a process of its own.
struct GalleryRun: Sendable {
    let workers: TestWorkers
    let variants: [TestVariant]
    let scale: Double
    let animation: GalleryAnimationFormat?
    /// Whether to animate all variants, not only the first.
    let animatesAll: Bool
    let hasFindings: Bool
    /// The project's folder, to which paths are relative.
    let root: String
    let folder: GalleryFolder

    /// Draws the previews of tests. Returns them in the order of `cases`.
    func previews(of cases: [TestCase]) async -> [GalleryManifest.Preview] {
        await workers.outputs(of: cases, failures: "failed", hasFailed: { $0.error != nil }) { preview(of: $0, $1) }
    }

    /// Draws all variants of a preview. Stops at the first variant that fails, because the others would probably fail
    /// as well, each after its time limit.
    private func preview(
        of test: TestCase, _ line: Result<TestProgram.Line, any Error>
    ) -> GalleryManifest.Preview {
        var preview = GalleryManifest.Preview(
            name: test.name, title: Self.title(of: test), file: test.file, line: test.line, error: test.failure,
            accessibility: [], findings: [], warnings: [], pictures: [])
        // The places of the files that are written, by their digests: equal pictures share a file.
        var places: [String: String] = [:]
        for (index, variant) in variants.enumerated() where preview.error == nil {
            let outcome = outcome(of: test, variant, isFirst: index == 0, line)
            let name = Self.name(of: variant)
            if let error = outcome.error {
                preview.error = index == 0 ? short(error) : "\(name): \(short(error))"
                break
            }
            do {
                try preview.pictures.append(picture(outcome, of: test, variant, &places))
            } catch {
                preview.error = "\(error)"
            }
            if index == 0 { preview.accessibility = outcome.accessibility }
            for warning in outcome.warnings.map(short) where !preview.warnings.contains(warning) {
                preview.warnings.append(warning)
            }
            for finding in outcome.findings { Self.add(finding, of: name, to: &preview.findings) }
        }
        return preview
    }

    private func outcome(
        of test: TestCase, _ variant: TestVariant, isFirst: Bool, _ line: Result<TestProgram.Line, any Error>
    ) -> GalleryOutcome {
        let order = GalleryOrder(
            source: test.source, member: test.member, name: test.name, variant: variant, scale: scale,
            animation: isFirst || animatesAll ? animation : nil, hasFindings: hasFindings, root: root)
        do {
            let run = try line.get().run(.exhibit(order), as: GalleryOutcome.self)
            return run.failure.map { GalleryOutcome(error: $0) } ?? run.answers.last
                ?? GalleryOutcome(error: "its process wrote no result")
        } catch {
            return GalleryOutcome(error: "\(error)")
        }
    }

    private func picture(
        _ outcome: GalleryOutcome, of test: TestCase, _ variant: TestVariant, _ places: inout [String: String]
    ) throws -> GalleryManifest.Picture {
        guard let bytes = outcome.picture.map({ [UInt8]($0) }) else { throw DataError("its process sent no picture") }
        func place(of bytes: [UInt8], _ digest: String, _ ending: String) throws -> String {
            if let same = places[digest] { return same }
            let place = GalleryFolder.place(test.name, variant.name, ending)
            try folder.put(bytes, at: place)
            places[digest] = place
            return place
        }
        let digest = Self.sha256(of: bytes)
        var picture = GalleryManifest.Picture(
            variant: Self.name(of: variant), file: try place(of: bytes, digest, "png"), width: outcome.width,
            height: outcome.height, bytes: bytes.count, sha256: digest, time: outcome.time)
        if let animation = outcome.animation, let format = self.animation {
            let (bytes, digest) = ([UInt8](animation.file), Self.sha256(of: animation.file))
            picture.animation = GalleryManifest.Animation(
                file: try place(of: bytes, digest, format.rawValue), width: animation.width, height: animation.height,
                bytes: bytes.count, sha256: digest, frames: animation.frameCount, duration: animation.duration,
                loops: animation.loops)
        }
        return picture
    }

    /// Errors and warnings contain paths relative to the project, so that the bytes do not depend on its place.
    private func short(_ text: String) -> String {
        text.replacing(root + "/", with: "").replacing(root, with: ".")
    }

    // MARK: Names

    static func name(of variant: TestVariant) -> String { variant.name.isEmpty ? "light" : variant.name }

    /// The author's title; for a preview without a title, the name of its file.
    private static func title(of test: TestCase) -> String {
        let word = test.name.split(separator: "/").last.map(String.init) ?? test.name
        let stem = URL(filePath: test.file).deletingPathExtension().lastPathComponent
        if test.title.allSatisfy(\.isWhitespace) { return stem }
        guard test.title == "Preview", word.hasPrefix("Preview") else { return test.title }
        return stem + word.dropFirst("Preview".count).replacing("-", with: " ")
    }

    /// Adds a finding, or only its variant if another variant has the finding, too.
    private static func add(
        _ finding: Finding, of variant: String, to all: inout [GalleryManifest.Finding]
    ) {
        let isSame = { (other: GalleryManifest.Finding) in
            other.rule == finding.rule && other.viewPath == finding.viewPath && other.line == finding.line
        }
        if let index = all.firstIndex(where: isSame) {
            if !all[index].variants.contains(variant) { all[index].variants.append(variant) }
            return
        }
        all.append(
            GalleryManifest.Finding(
                rule: finding.rule, severity: finding.severity, message: finding.message, viewPath: finding.viewPath,
                file: finding.file, line: finding.line, frame: finding.frame, variants: [variant]))
    }

    /// The digest as 64 hexadecimal digits.
    static func sha256(of bytes: some ContiguousBytes) -> String {
        var text = [CChar](repeating: 0, count: 2 * Int(SHA256_DIGEST_LENGTH) + 1)
        bytes.withUnsafeBytes { buffer in
            _ = SHA256Data(buffer.bindMemory(to: UInt8.self).baseAddress, buffer.count, &text)
        }
        return String(decoding: text.dropLast().map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    }
}
