// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The scripts of docs/clusters.md, run on one machine. Joining the parts gives the same bytes as a single run.
@Suite(.serialized) struct ClusterScriptTests {
    private static let scripts = TestProject.checkout.appending(path: "Tools/clusters").path

    private static let pulse = """
        struct Pulse: View {
            @State private var isLarge = false
            var body: some View {
                Circle().fill(.orange).frame(width: 30, height: 30).scaleEffect(isLarge ? 1 : 0.6)
                    .animation(.easeInOut(duration: 0.5).repeatForever(autoreverses: true), value: isLarge)
                    .onAppear { isLarge.toggle() }
            }
        }
        #Preview(traits: .fixedLayout(width: 40, height: 40)) { Pulse() }
        """

    @Test(arguments: ["gear", "Pulse.swift"]) func gnuParallelOnTwoCores(what: String) throws {
        let project = try TestProject(["Pulse.swift": Self.pulse])
        let one = try project.render(what, "-o", "one.gif", "-q")
        #expect(one.status == 0, "\(one.err)")
        let run = try project.shell("'\(Self.scripts)/parallel' 5 film.gif gif \(what)", environment: ["JOBS": "2"])
        #expect(run.status == 0 && run.out.contains(" of 5 parts in "), "\(run.err)")
        #expect(try project.folder.read("film.gif") == project.folder.read("one.gif"))
        // Only missing parts are rendered.
        let manager = FileManager.default
        try manager.removeItem(atPath: project.folder.path + "/film.gif.parts/2-of-5/part.json")
        let kept = project.folder.path + "/film.gif.parts/3-of-5/part.json"
        let before = try manager.attributesOfItem(atPath: kept)[.modificationDate] as? Date
        #expect(try project.shell("'\(Self.scripts)/parallel' 5 film.gif gif \(what)").status == 0)
        #expect(try manager.attributesOfItem(atPath: kept)[.modificationDate] as? Date == before)
        #expect(try project.folder.read("film.gif") == project.folder.read("one.gif"))
    }

    @Test func gnuParallelNamesFailedParts() throws {
        let project = try TestProject(["Bad.swift": "#Preview { Text(verbatim: [String]()[3]) }"])
        let run = try project.shell(
            "'\(Self.scripts)/parallel' 2 film.gif any Bad.swift --frames 4", environment: ["JOBS": "1"])
        #expect(run.status != 0 && run.err.contains("Index out of range"), "\(run.err)")
        #expect(!project.folder.contents.contains("film.gif"))
    }

    @Test func anArrayOfSlurm() throws {
        let project = try TestProject([:])
        #expect(try project.render("fan", "--frames", "10", "-o", "one.apng", "-q").status == 0)
        for task in 1...3 {
            let run = try project.shell(
                "'\(Self.scripts)/film.slurm' film.apng fan --frames 10",
                environment: [
                    "SLURM_ARRAY_TASK_ID": "\(task)", "SLURM_ARRAY_TASK_MAX": "3", "SLURM_CPUS_PER_TASK": "1",
                ])
            #expect(run.status == 0, "\(run.err)")
        }
        // A missing part is named, and rerunning its task completes the film.
        try FileManager.default.removeItem(atPath: project.folder.path + "/film.apng.parts/3-of-3")
        let missing = try project.shell("render join film.apng.parts/ -o film.apng")
        #expect(missing.status == 66 && missing.err == "render: part 3 of 3 is missing\n")
        #expect(
            try project.shell(
                "'\(Self.scripts)/film.slurm' film.apng fan --frames 10",
                environment: ["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_MAX": "3", "PARTS": "3"]
            ).status == 0)
        #expect(try project.shell("render join film.apng.parts/ -o film.apng").status == 0)
        #expect(try project.folder.read("film.apng") == project.folder.read("one.apng"))
    }
}
