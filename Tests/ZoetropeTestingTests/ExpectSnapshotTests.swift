// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import Zoetrope
import SnapshotChecks
import ZoetropeTesting

/// The assertion as users write it, in all kinds of tests.
@Suite struct ExpectSnapshotTests {
    @Test func aSynchronousTestOfNoActor() throws {
        expectSnapshot(of: Pulse(), at: [0, 0.5, 1], size: .init(width: 80, height: 80), scale: 2)
    }

    @Test @MainActor func aTestOnTheMainActor() {
        expectSnapshot(of: Pulse(), at: [0, 1], layout: .sizeThatFits)
    }

    @Test func anAsynchronousTest() async {
        await Task.yield()
        expectSnapshot(of: Pulse(), at: [0, 1], layout: .sizeThatFits)
    }

    @Test func manyAtTheSameTime() async {
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<16 {
                group.addTask {
                    expectSnapshot(of: Pulse(), at: [Double(number) / 16], layout: .sizeThatFits, named: "\(number)")
                }
            }
        }
    }

    @Test(arguments: [ColorScheme.light, .dark], [LayoutDirection.leftToRight, .rightToLeft])
    func traits(scheme: ColorScheme, direction: LayoutDirection) {
        expectSnapshot(
            of: Bars(), layout: .sizeThatFits, traits: Traits(colorScheme: scheme, layoutDirection: direction))
    }

    @Test func theLocaleGivesTheDirection() {
        expectSnapshot(of: Bars(), layout: .sizeThatFits, traits: Traits(locale: Locale(identifier: "he")))
    }

    @Test func largerType() {
        expectSnapshot(of: Bars(), layout: .sizeThatFits, traits: Traits(dynamicTypeSize: .accessibility1))
    }

    @Test func hands() {
        expectSnapshot(
            of: Pulse(), at: [0.4, 0.6], layout: .sizeThatFits(scale: 1), events: [.tap("Pulse", at: 0.5)])
    }

    @Test func nothingBehind() {
        expectSnapshot(of: Pulse(), at: [1], layout: .sizeThatFits, isTransparent: true)
    }

    @Test(arguments: [SnapshotLayout.iPhoneSE, .iPhone16, .iPhone16.landscape, .iPad])
    func devices(_ layout: SnapshotLayout) {
        expectSnapshot(of: Screen(), layout: layout)
    }

    @Test func singlePictures() {
        expectSnapshot(of: Pulse(), at: [0, 0.25, 1], layout: .sizeThatFits, as: .pictures)
    }

    @Test func anAnimation() {
        expectSnapshot(of: Pulse(), at: [0, 0.25, 0.5, 1], layout: .sizeThatFits, as: .animation)
    }

    @Test func asText() {
        expectSnapshot(of: Pulse(), at: [0, 0.5], layout: .sizeThatFits, as: .displayList)
    }

    @Test @MainActor func whatVoiceOverReads() {
        let rows = { (name: String, place: String) in
            HStack {
                Text(name)
                Text(place).foregroundStyle(.secondary)
            }
            .accessibilityElement(children: .combine)
            .accessibilityAction(named: "Archive") {}
        }
        expectSnapshot(
            of: VStack(alignment: .leading, spacing: 12) {
                Text("Inbox").font(.title).accessibilityAddTraits(.isHeader)
                rows("Ada", "London")
                rows("Alan", "Manchester")
                Button("Save") {}.accessibilityHint("Keeps the changes")
            }.padding(), layout: .sizeThatFits, as: .accessibility)
    }

    // MARK: Mistakes

    private func expectIssue(_ message: String, _ body: () -> Void) {
        withKnownIssue {
            body()
        } matching: { issue in
            issue.comments.map(\.rawValue) == [message]
        }
    }

    @Test func aLooserToleranceWantsAReason() {
        expectIssue(
            "the tolerance channels=2 permits each channel of each pixel up to 2 of 255 off: say why, with because:"
        ) {
            expectSnapshot(of: Pulse(), layout: .sizeThatFits, tolerance: .channels(2))
        }
        expectIssue("the tolerance for channels is 0, but must be 1 to 254") {
            expectSnapshot(of: Pulse(), layout: .sizeThatFits, tolerance: .channels(0), because: "I like it")
        }
    }

    @Test func timesRise() {
        expectIssue("the times of a snapshot must rise from 0 on: 1 s comes after 2 s") {
            expectSnapshot(of: Pulse(), at: [2, 1], layout: .sizeThatFits)
        }
        expectIssue("the times of a snapshot must rise from 0 on: -1 s comes after 0 s") {
            expectSnapshot(of: Pulse(), at: [-1], layout: .sizeThatFits)
        }
        expectIssue("a snapshot needs at least one time") {
            expectSnapshot(of: Pulse(), at: [], layout: .sizeThatFits)
        }
    }

    @Test func aPictureThatIsNotThereIsNamed() {
        withKnownIssue {
            expectSnapshot(of: Image("nowhere"), size: CGSize(width: 10, height: 10))
        } matching: {
            $0.comments.first?.rawValue.contains("no picture \"nowhere\" in ") == true
        }
    }

    @Test @MainActor func whatMayBeMissingIsPermittedByKind() {
        let view = VStack {
            Image("nowhere")
            Color.black.frame(width: 4, height: 4)
        }
        expectSnapshot(
            of: view, size: CGSize(width: 10, height: 10), permittingMissing: [.picture, .symbol])
        withKnownIssue {
            expectSnapshot(
                of: view, size: CGSize(width: 10, height: 10), named: "colour", permittingMissing: [.symbol])
        } matching: {
            $0.comments.first?.rawValue.contains("no picture \"nowhere\" in ") == true
        }
    }

    @Test(.snapshots(permittingMissing: [.symbol])) func aTraitPermitsToo() {
        expectSnapshot(
            of: ZStack {
                Color.black.frame(width: 4, height: 4)
                Image(systemName: "no.such.symbol")
            }, size: CGSize(width: 10, height: 10))
    }

    @Test func limitsAreKept() {
        expectIssue("the scale is 17, but must be more than 0 and at most 16") {
            expectSnapshot(of: Pulse(), size: CGSize(width: 10, height: 10), scale: 17)
        }
        expectIssue("the view wants to be 0 points wide or high: give it a fixed size") {
            expectSnapshot(of: EmptyView(), layout: .sizeThatFits)
        }
    }

    @Test func aSheetThatCouldNotBeReadIsNotRecorded() {
        expectIssue(
            "a contact sheet of 40 times is 1179×102240 pixels, but must be at most 32768 a side or 134217728 in all: "
                + "use .pictures"
        ) {
            expectSnapshot(
                of: Pulse(), at: (0..<40).map(Double.init), layout: .iPhone16, as: .contactSheet(columns: 1))
        }
    }

    // Each of the next two tests takes two snapshots with the same name.

    @Test func twoSnapshotsOfOneTestNeedNames() {
        expectSnapshot(of: Pulse(), layout: .sizeThatFits(scale: 1))
        withKnownIssue {
            expectSnapshot(of: Bars(), layout: .sizeThatFits(scale: 1))
        } matching: {
            $0.comments.first?.rawValue.hasSuffix("tell them apart with named:") == true
        }
    }

    @Test func aLoopNeedsNames() {
        for time in [0.0, 1] {
            withKnownIssue {
                expectSnapshot(of: Pulse(), at: [time], layout: .sizeThatFits(scale: 1))
            } when: {
                time == 1
            } matching: {
                $0.comments.first?.rawValue.contains("was taken twice with different pictures") == true
            }
        }
    }

    @Test(.snapshots(record: .never), .snapshots(tolerance: .channels(3), because: "to see that the trait is heeded"))
    func traitsOfTestsAreHeeded() {
        withKnownIssue {
            expectSnapshot(of: Pulse(), layout: .sizeThatFits, named: "never recorded")
        } matching: {
            $0.comments.first?.rawValue.contains("nothing is recorded") == true
        }
        ExpectSnapshotTests.forget("traitsOfTestsAreHeeded")
    }
}

extension ExpectSnapshotTests {
    /// A record mode that is set for a closure also applies outside of tasks, on any thread, as in `invokeTest()` of an
    /// XCTestCase.
    @Test func modesCanBeSetAroundAClosure() {
        withSnapshots(record: .never) {
            withKnownIssue {
                expectSnapshot(of: Pulse(), layout: .sizeThatFits, named: "never recorded")
            } matching: {
                $0.comments.first?.rawValue.contains("nothing is recorded") == true
            }
        }
        Self.forget("modesCanBeSetAroundAClosure")
    }

    /// Removes the stored failure of a test that fails on purpose, so that `render accept` ignores it.
    static func forget(_ test: String) {
        let root = SnapshotFailures.packageFolder(around: #filePath)
        root.map(SnapshotFailures.init)?.remove("ZoetropeTestingTests/ExpectSnapshotTests/\(test).never-recorded.png")
    }
}

@Suite struct RecordedPictureTests {
    @Test func everyPictureBelongsToATest() {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        var expected = [
            "aSynchronousTestOfNoActor.png", "aTestOnTheMainActor.png", "anAsynchronousTest.png",
            "theLocaleGivesTheDirection.png", "largerType.png", "hands.png", "nothingBehind.png", "anAnimation.apng",
            "asText.txt", "twoSnapshotsOfOneTestNeedNames.png", "aLoopNeedsNames.png", "aTraitPermitsToo.png",
            "whatMayBeMissingIsPermittedByKind.png", "whatVoiceOverReads.png", "whatVoiceOverReads.txt",
        ]
        expected += (0..<16).map { "manyAtTheSameTime.\($0).png" }
        expected += ["0s", "0.25s", "1s"].map { "singlePictures.\($0).png" }
        for scheme in ["light", "dark"] {
            expected += ["leftToRight", "rightToLeft"].map { "traits.\(scheme)-\($0).png" }
        }
        expected += ["375x667@2", "393x852@3", "852x393@3", "820x1180@2"].map { "devices.\($0).png" }
        let previews = [
            "PreviewCaseTests-Asked-for", "PreviewCaseTests-At-rest", "PreviewCaseTests-Framed", "Squares-1",
            "Squares-2",
        ]
        let all =
            expected.map { "ExpectSnapshotTests/" + $0 } + previews.map { "PreviewCaseTests/looks.\($0).png" }
            + ["PreviewCaseTests/recordedSessionsAreReplayed.png"]
        #expect(files.filter { $0.contains(".") }.sorted() == all.sorted())
    }
}
