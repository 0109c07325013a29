// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import Zoetrope

@Suite struct OutputPlanTests {
    @Test func numbersHaveFourDigitsOrAsManyAsTheLastNeeds() {
        func last(_ count: Int) -> String {
            OutputPlan.sequence(folder: "out", name: "gears", count: count).path(ofFrame: count - 1)
        }
        #expect(last(1) == "out/gears-0000.png")
        #expect(last(10_000) == "out/gears-9999.png")
        #expect(last(10_001) == "out/gears-10000.png")
        #expect(OutputPlan.sequence(folder: "out/", name: "a", count: 10_001).path(ofFrame: 7) == "out/a-00007.png")
        #expect(OutputPlan.sequence(folder: "/", name: "a", count: 1).path(ofFrame: 0) == "/a-0000.png")
        #expect(OutputPlan.still(path: "x/y.png").path(ofFrame: 0) == "x/y.png")
    }

    @Test func existingFilesAreFoundBeforehand() throws {
        try TemporaryFolder.with { folder in
            let sequence = OutputPlan.sequence(folder: folder.path, name: "a", count: 20)
            try sequence.checkNothingExists()
            try folder.write("", to: "a-0020.png")
            try folder.write("", to: "b-0001.png")
            for other in ["a-.png", "a--001.png", "a-+001.png", "a-00001.png", "a-001.png", "a-0001.PNG", "a-0001"] {
                try folder.write("", to: other)
            }
            try sequence.checkNothingExists()
            try folder.write("", to: "a-0007.png")
            try folder.write("", to: "a-0012.png")
            #expect(throws: OutputError.exists(first: folder.path + "/a-0007.png", count: 2)) {
                try sequence.checkNothingExists()
            }
            let still = OutputPlan.still(path: folder.path + "/a-0007.png")
            #expect(throws: OutputError.exists(first: folder.path + "/a-0007.png", count: 1)) {
                try still.checkNothingExists()
            }
            let inFile = OutputPlan.sequence(folder: folder.path + "/a-0007.png", name: "a", count: 2)
            #expect(throws: OutputError.notAFolder(path: folder.path + "/a-0007.png")) {
                try inFile.checkNothingExists()
            }
        }
    }

    @Test func linksThatLeadNowhereAreInTheWay() throws {
        try TemporaryFolder.with { folder in
            for name in ["dead", "a-0001.png"] {
                try FileManager.default.createSymbolicLink(
                    atPath: folder.path + "/" + name, withDestinationPath: "nowhere")
            }
            #expect(throws: OutputError.deadFileLink(path: folder.path + "/a-0001.png")) {
                try OutputPlan.sequence(folder: folder.path, name: "a", count: 2).checkNothingExists()
            }
            #expect(throws: OutputError.deadLink(path: folder.path + "/dead")) {
                try OutputPlan.sequence(folder: folder.path + "/dead", name: "a", count: 2).checkNothingExists()
            }
        }
    }

    @Test func messages() {
        #expect("\(OutputError.notAFolder(path: "a\rb"))" == "a\\rb is a file, not a folder")
        #expect("\(OutputError.exists(first: "a.png", count: 1))" == "a.png exists already")
        #expect("\(OutputError.exists(first: "a.png", count: 3))" == "a.png and 2 more files exist already")
    }
}
