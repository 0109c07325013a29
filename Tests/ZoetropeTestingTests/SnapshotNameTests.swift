// SPDX-License-Identifier: MIT

import Foundation
import Testing
import SnapshotChecks
import ZoetropeTesting

@Suite struct SnapshotNameTests {
    private func identity(
        _ filePath: String = "/app/Tests/AppTests/GearsTests.swift", suites: [String] = ["GearsTests"],
        name: String = "gears", arguments: [String]? = []
    ) -> TestIdentity {
        TestIdentity(module: "AppTests", filePath: filePath, suites: suites, name: name, arguments: arguments)
    }

    @Test func namesComeFromFileSuiteTestAndArguments() throws {
        func path(_ identity: TestIdentity, named name: String? = nil) throws -> String {
            try SnapshotName(identity, named: name).path
        }
        #expect(try path(identity()) == "GearsTests/gears")
        #expect(try path(identity(suites: ["Slow", "Gears"])) == "GearsTests/Slow/Gears/gears")
        #expect(try path(identity(suites: [])) == "GearsTests/gears")
        #expect(try path(identity(arguments: ["dark", "2"])) == "GearsTests/gears.dark-2")
        #expect(try path(identity(arguments: ["dark"]), named: "open") == "GearsTests/gears.dark.open")
        #expect(try path(identity(name: "gears look right")) == "GearsTests/gears-look-right")
    }

    @Test func aTargetHasOneFolder() throws {
        func folder(_ path: String) throws -> String { try SnapshotName(identity(path), named: nil).folder.path }
        #expect(try folder("/app/Tests/AppTests/GearsTests.swift") == "/app/Tests/AppTests/Snapshots")
        #expect(try folder("/app/Tests/AppTests/Deep/Down/GearsTests.swift") == "/app/Tests/AppTests/Snapshots")
        #expect(try folder("/app/Checks/GearsTests.swift") == "/app/Checks/Snapshots")
        let hyphened = TestIdentity(
            module: "my_app_tests", filePath: "/app/my-app-tests/A/B.swift", suites: [], name: "b", arguments: [])
        #expect(try SnapshotName(hyphened, named: nil).folder.path == "/app/my-app-tests/Snapshots")
    }

    @Test func argumentsThatCannotBeReadNeedAName() throws {
        #expect(throws: SnapshotError.unnamedArguments) { try SnapshotName(identity(arguments: nil), named: nil) }
        #expect(try SnapshotName(identity(arguments: nil), named: "x").path == "GearsTests/gears.x")
    }

    @Test(arguments: [
        ("iPhone 16", "iPhone-16"), ("a/b\\c:d", "a-b-c-d"), ("0.5", "0.5"), ("früh", "früh"),
        (".hidden", "hidden"), ("(x: 1, y: 2)", "x-1-y-2"),
    ])
    func namesCanBeTyped(_ text: String, _ name: String) {
        #expect(SnapshotWord.typable(text) == name)
    }

    @Test func namesWithoutLettersAreChecksums() {
        #expect(SnapshotWord.typable("../..").count == 8)
        #expect(SnapshotWord.typable("../..") != SnapshotWord.typable("!"))
    }

    @Test func longNamesAreCutAndStayDistinct() {
        let (a, b) = (String(repeating: "a", count: 300) + "1", String(repeating: "a", count: 300) + "2")
        #expect(SnapshotWord.typable(a).utf8.count == 49 && SnapshotWord.typable(a) != SnapshotWord.typable(b))
    }

    @Test(arguments: [
        (["SNAPSHOT_RECORD": "all"], RecordMode.all), (["SNAPSHOT_RECORD": "failed", "CI": "true"], .failed),
        ([:], .missing), (["CI": "true"], .never), (["CI": "1"], .never), (["CI": "false"], .missing),
        (["CI": ""], .missing), (["SNAPSHOT_RECORD": ""], .missing),
    ])
    func theEnvironmentChoosesTheRecordMode(_ environment: [String: String], _ mode: RecordMode) throws {
        #expect(try RecordMode.standard(environment) == mode)
    }

    @Test func otherModesAreRefused() {
        #expect {
            try RecordMode.standard(["SNAPSHOT_RECORD": "yes"])
        } throws: {
            "\($0)" == "SNAPSHOT_RECORD is 'yes', but must be missing, all, failed, never"
        }
    }
}
