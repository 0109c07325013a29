// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// On any machine and in any run, view code that uses dates or clocks still gives the same bytes.
@Suite(.serialized) struct SameBytesTests {
    private static let dates = """
        struct Dates: View {
            private let day = Date(timeIntervalSince1970: 1_000_000_000)
            private let formatter = { () -> DateFormatter in
                let formatter = DateFormatter()
                formatter.dateStyle = .full
                formatter.timeStyle = .full
                return formatter
            }()
            var body: some View {
                VStack {
                    Text(day, style: .time)
                    Text(day, style: .date)
                    Text(day, format: .dateTime)
                    Text(day...day.addingTimeInterval(7200))
                    Text(formatter.string(from: day))
                    Text(day.formatted())
                    Text("\\(Calendar.current.component(.hour, from: day)) \\(TimeZone.current.identifier)")
                    DatePicker("Day", selection: .constant(day))
                }
                .font(.system(size: 9))
            }
        }
        #Preview(traits: .fixedLayout(width: 300, height: 200)) { Dates() }

        """

    private func picture(
        _ project: TestProject, options: [String] = [], machine: [String: String]
    ) throws -> Data {
        let arguments = ["Dates.swift", "--at", "0", "-o", "a.png", "--force"] + options
        let run = try project.render(arguments, environment: machine)
        #expect(run.status == 0, "\(run.err)")
        return try Data(contentsOf: URL(filePath: project.folder.path + "/a.png"))
    }

    @Test func theTimeZoneOfTheMachineDoesNotCount() throws {
        let project = try TestProject(["Dates.swift": Self.dates])
        let expected = try picture(project, machine: ["TZ": "UTC"])
        for zone in ["America/New_York", "Asia/Tokyo", ":/nowhere"] {
            #expect(try picture(project, machine: ["TZ": zone]) == expected, "\(zone)")
        }
        let option = ["--time-zone", "Europe/Berlin"]
        let berlin = try picture(project, options: option, machine: ["TZ": "America/New_York"])
        #expect(berlin != expected)
        #expect(try picture(project, options: option, machine: ["TZ": "Asia/Tokyo"]) == berlin)
    }

    @Test func theZoneOfTheEnvironmentCountsInTexts() throws {
        let project = try TestProject([
            "Zone.swift": """
            #Preview(traits: .fixedLayout(width: 200, height: 60)) {
                let day = Date(timeIntervalSince1970: 1_000_000_000)
                VStack {
                    Text(day, style: .time)
                    Text(day, format: .dateTime.hour().minute())
                    Text("at \\(day, format: .dateTime.hour())")
                }
                .environment(\\.timeZone, TimeZone(identifier: "Asia/Tokyo")!)
            }

            """
        ])
        let run = try project.render("tree", "Zone.swift")
        #expect(run.out.replacing("\u{202F}", with: " ").components(separatedBy: "10:46 AM").count == 3, "\(run.out)")
        #expect(run.out.replacing("\u{202F}", with: " ").contains("at 10 AM"), "\(run.out)")
    }

    @Test func anUnknownZoneIsAnError() throws {
        let project = try TestProject(["Dates.swift": Self.dates])
        let run = try project.render("Dates.swift", "--time-zone", "Europe/Berln")
        #expect(run.status == 64 && run.err.contains("did you mean 'Europe/Berlin'?"), "\(run.err)")
    }

    @Test func clocksSetsAndUptimeAreTheSameInEveryRun() throws {
        let project = try TestProject([
            "Clocks.swift": """
            import Foundation
            struct Clocks: View {
                var body: some View {
                    let _ = print("> \\(ContinuousClock.now) \\(ContinuousClock().now) \\(SuspendingClock.now)")
                    let _ = print("> \\(ProcessInfo.processInfo.systemUptime) \\(time(nil)) \\(Date().timeIntervalSince1970)")
                    let _ = print("> \\(clock()) \\(Set(1...30))")
                    let _ = print("> \\(ContinuousClock().measure { _ = Array(1...1000).shuffled() })")
                    Color.red
                }
                private func clock() -> String {
                    var place = timespec()
                    var day = timeval()
                    let status = clock_gettime(CLOCK_MONOTONIC, &place) + gettimeofday(&day, nil)
                    return "\\(status) \\(place.tv_sec) \\(place.tv_nsec) \\(day.tv_sec) \\(day.tv_usec)"
                }
            }
            #Preview(traits: .fixedLayout(width: 4, height: 4)) { Clocks() }

            """
        ])
        let runs = try (0..<2).map { _ in
            try project.render("Clocks.swift", "--at", "1.5", "-o", "a.png", "--force").err
                .split(separator: "\n").filter { $0.hasPrefix("> ") }
        }
        #expect(runs[0].count >= 4 && runs[0] == runs[1], "\(runs)")
        #expect(runs[0].contains { $0.contains(" 978307200 978307200.0") }, "\(runs[0])")
    }

    @Test func aPathOfTheRunThatIsShownIsAWarning() throws {
        let project = try TestProject([
            "Home.swift": "#Preview(traits: .fixedLayout(width: 9, height: 9)) { Text(NSHomeDirectory()) }\n"
        ])
        let run = try project.render("Home.swift", "-o", "a.png")
        #expect(run.status == 0 && run.err.contains("warning: a text shows the path"), "\(run.err)")
    }
}

/// Control characters in names, labels and messages are escaped before they are printed.
@Suite(.serialized) struct TerminalEscapeTests {
    private let project: TestProject

    init() throws {
        project = try TestProject([
            "Bad.swift": """
            #Preview("Bad\\u{1b}[31mname") { Text("hi").accessibilityLabel("la\\u{9b}31mbel\\u{1b}]0;t\\u{7}") }

            """,
            "Fatal.swift": """
            #Preview {

                if Bool(true) { fatalError("boo\\u{1b}[31m\\u{1b}]0;x\\u{7}") } else { Color.red }
            }

            """,
            "Wrong.swift": "let a: Int = \"\u{1B}[31mred\"\n",
        ])
    }

    @Test(arguments: [
        ["Bad.swift", "--list"], ["tree", "Bad.swift"], ["Fatal.swift"], ["Wrong.swift"], ["Bad.swift"],
    ])
    func areEscaped(arguments: [String]) throws {
        let run = try project.render(arguments, environment: [:])
        let said = run.out + run.err
        #expect(
            !said.isEmpty && said.unicodeScalars.allSatisfy { !["\u{1B}", "\u{7}", "\u{9B}"].contains($0) }, "\(said)")
        if arguments != ["Bad.swift"] { #expect(said.contains("\\u{1B}"), "\(said)") }
    }

    @Test func aTrapInAPreviewNamesTheAuthorsFile() throws {
        let run = try project.render("Fatal.swift")
        #expect(run.err.contains("at Fatal.swift:4:21, in #Preview"), "\(run.err)")
    }

    @Test(arguments: ["q\"uote", "back\\slash", "\\(1)", "line\nfeed"])
    func filesOfAnyNameCompile(name: String) throws {
        let file = name + ".swift"
        try project.folder.write("import SwiftUI\n#Preview { Color.red }\n", to: file)
        let run = try project.render("./" + file, "-o", "a.png", "--force")
        #expect(run.status == 0 && run.out.filter(\.isNewline).count == 1, "\(run.out) \(run.err)")
    }
}

/// `render` with a closed standard output, few file descriptors, or files that are pipes or very large.
@Suite(.serialized) struct LowLimitTests {
    private func project() throws -> TestProject { try TestProject(["My.swift": "#Preview { Color.red }\n"]) }

    @Test(arguments: [
        "My.swift --format png -o -", "My.swift --list", "tree My.swift", "tree My.swift --json",
        "My.swift --json -o a.png",
    ])
    func aClosedOutputIsAnError(arguments: String) throws {
        let run = try project().shell("exec render \(arguments) >&-")
        #expect(run.status == 74, "\(run)")
        #expect(run.err == "render: cannot write to standard output: bad file descriptor\n")
    }

    @Test func aReaderThatEndsIsNoCrash() throws {
        let run = try project().shell(
            "{ render My.swift --format gif --frames 3 -o -; echo $? > status; } | true; cat status")
        #expect(run.out == "141\n" && run.err.isEmpty, "\(run)")
    }

    @Test(arguments: [20, 24, 47]) func fewDescriptorsAreNamed(limit: Int) throws {
        let project = try project()
        let run = try project.shell("ulimit -n \(limit); exec render My.swift -o a.png")
        #expect(run.status == 71 && run.err.contains("(ulimit -n)"), "\(run)")
    }

    @Test(.timeLimit(.minutes(5))) func aPipeNamedAsAFontIsNoFont() throws {
        let project = try TestProject([
            "My.swift": "#Preview { Text(\"a\").font(.custom(\"Evil\", size: 9)) }\n"
        ])
        #expect(mkfifo(project.folder.path + "/Evil.ttf", 0o600) == 0)
        let run = try project.render("My.swift", "-o", "a.png")
        #expect(run.status == 0 && run.err.contains("Evil"), "\(run)")
    }

    @Test(.timeLimit(.minutes(5))) func aCatalogThatIsALinkToTheRootIsNone() throws {
        let project = try TestProject([
            "App/My.swift": "#Preview(traits: .fixedLayout(width: 9, height: 9)) { Image(\"a\") }\n"
        ])
        try FileManager.default.createSymbolicLink(
            atPath: project.folder.path + "/App/A.xcassets", withDestinationPath: "/")
        let run = try project.render("App/My.swift", "-o", "a.png")
        #expect(run.status == 66 && run.err.contains("A.xcassets: it leads to /, which views may not read"), "\(run)")
        let unconfined = try project.render("App/My.swift", "-o", "a.png", "--unconfined")
        #expect(unconfined.status == 66 && unconfined.err.contains("A.xcassets: not an asset catalog"), "\(unconfined)")
    }

    /// A picture of 20 000 × 20 000 pixels in a few kilobytes.
    @Test func aPixelBombInMemoryIsRefused() throws {
        let project = try TestProject([
            "My.swift": """
            struct Bomb: View {
                var body: some View {
                    let data = FileManager.default.contents(atPath: "bomb.gif")!
                    Text(UIImage(data: data) == nil ? "refused" : "shown")
                    AsyncImage(url: URL(fileURLWithPath: "bomb.gif")) { $0 } placeholder: { Text("none") }
                }
            }
            #Preview { VStack { Bomb() } }

            """
        ])
        // A GIF with a canvas of 11 000 × 11 000 pixels and a frame of one pixel.
        let bytes: [UInt8] =
            Array("GIF89a".utf8) + [0xF8, 0x2A, 0xF8, 0x2A, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
            + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
        try Data(bytes).write(to: URL(filePath: project.folder.path + "/bomb.gif"))
        let run = try project.render("tree", "My.swift")
        #expect(run.out.contains("\"refused\"") && run.out.contains("\"none\""), "\(run)")
        #expect(run.err.contains("an image in memory is not decoded"), "\(run.err)")
    }
}
