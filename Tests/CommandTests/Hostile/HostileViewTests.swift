// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Limits on what view code may do in `render`, `render test` and `render mcp`, with and without Landlock.
@Suite(.serialized) struct HostileViewTests {
    /// Runs view code with the kernel's Landlock, which confines file access, or with Landlock simulated as missing.
    enum Kernel: CaseIterable, CustomStringConvertible {
        case withLandlock, withoutLandlock
        var environment: [String: String] {
            self == .withLandlock ? [:] : ["ZOETROPE_TEST_WITHOUT_LANDLOCK": "1"]
        }
        var description: String { self == .withLandlock ? "with Landlock" : "without Landlock" }
    }

    /// - Parameter limit: The time limit of a frame, in seconds. The default outlasts slow machines.
    private func render(
        _ attack: String, _ kernel: Kernel = .withLandlock, _ options: [String] = [],
        environment: [String: String] = [:], limit: Int = 60
    ) throws -> (run: TestProject.Run, project: TestProject, seconds: Double) {
        let project = try TestProject(["A.swift": HostileView.file(attack)])
        // Compiles the view first, so that only the attack is timed.
        _ = try project.render("check", "A.swift")
        let start = ContinuousClock.now
        let run = try project.render(
            ["A.swift", "-o", "a.png", "--time-limit", "\(limit)"] + options,
            environment: kernel.environment.merging(environment) { $1 })
        return (run, project, (ContinuousClock.now - start) / .seconds(1))
    }

    // MARK: Ends

    @Test(arguments: Kernel.allCases) func harmlessViewsAreRendered(kernel: Kernel) throws {
        let (run, project, _) = try render("", kernel)
        #expect(run.status == 0, "\(run.err)")
        #expect(project.folder.contents.contains("a.png"))
        #expect(!project.folder.contents.contains { $0.contains(".zoetrope-") })
    }

    @Test(
        arguments: [
            ("_exit(0)", "ended its process with status 0"), ("_exit(3)", "ended its process with status 3"),
            ("exit(0)", "the view code called exit"), ("kill(getpid(), SIGSTOP)", "stopped its process"),
            ("raise(SIGSTOP)", "stopped its process"), ("while true {}", "no new frame for 2 s"),
        ], Kernel.allCases)
    func endsAreNamed(attack: (code: String, words: String), kernel: Kernel) throws {
        let (run, project, seconds) = try render(attack.code, kernel, limit: 2)
        #expect(run.status == 65)
        #expect(run.err.contains(attack.words), "\(run.err)")
        #expect(!project.folder.contents.contains("a.png"))
        #expect(seconds < 30)
    }

    @Test func executedProgramsAreEnded() throws {
        let word = "864001"
        let (run, _, seconds) = try render(HostileView.execution(of: word), limit: 2)
        #expect(run.status == 65)
        #expect(run.err.contains("no new frame for 2 s"), "\(run.err)")
        #expect(seconds < 30)
        #expect(HostileView.areGone(word))
    }

    @Test(arguments: Kernel.allCases) func childrenThatLeaveTheGroupAreEnded(kernel: Kernel) throws {
        let word = kernel == .withLandlock ? "864002" : "864003"
        let (run, project, _) = try render(
            #"run(["/bin/sh", "-c", "setsid sleep \#(word) & setsid sh -c 'setsid sleep \#(word) & exit' & exit 0"])"#,
            kernel)
        #expect(run.status == 0, "\(run.err)")
        #expect(project.folder.contents.contains("a.png"))
        #expect(HostileView.areGone(word))
    }

    @Test func nothingSurvivesTheDeathOfTheSupervisor() throws {
        let word = "864004"
        let project = try TestProject([
            "A.swift": HostileView.file(
                #"run(["/bin/sh", "-c", "setsid sleep \#(word) & setsid sleep \#(word) & exit 0"]); while true {}"#)
        ])
        _ = try project.render("check", "A.swift")
        // A temporary folder of this test's own: other tests kill runs at the same time.
        let scratch = project.folder.path + "/scratch"
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        let environment = ["TMPDIR": scratch]
        for signal in ["TERM", "INT", "KILL"] {
            let run = try project.shell(
                "set -m; render A.swift -o a.png & p=$!; for i in $(seq 300); do pgrep -f '^sleep \(word)$' >/dev/null "
                    + "&& break; sleep 0.1; done; pgrep -f '^sleep \(word)$' >/dev/null || echo never; "
                    + "kill -\(signal) $p; wait $p", environment: environment)
            #expect(!run.out.contains("never"), "\(run.err)")
            #expect(run.status != 0)
            #expect(HostileView.areGone(word), "after SIG\(signal)")
            #expect(!project.folder.contents.contains("a.png"))
        }
        // The killed run could not remove its folders. Its last processes may hold their locks for a moment.
        #expect(!runFolders(in: scratch).isEmpty)
        for _ in 0..<1500 where runFolders(in: scratch).contains(where: isLocked) { usleep(20_000) }
        let harmless = try TestProject(["B.swift": "#Preview(traits: .sizeThatFitsLayout) { Text(\"B\") }"])
        _ = try harmless.render(["B.swift", "-o", "b.png"], environment: environment)
        #expect(runFolders(in: scratch) == [], "the next run removes them")
    }

    private func runFolders(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasPrefix("zoetrope-run-") }.map { folder + "/" + $0 }
    }

    private func isLocked(_ folder: String) -> Bool {
        let file = open(folder, O_RDONLY | O_DIRECTORY)
        guard file >= 0 else { return false }
        defer { close(file) }
        return flock(file, LOCK_EX | LOCK_NB) != 0
    }

    // MARK: Limits

    @Test(arguments: Kernel.allCases) func aForkBombIsBounded(kernel: Kernel) throws {
        let (run, _, seconds) = try render(
            #"run(["/bin/sh", "-c", "b() { sleep 864005 & b | b; }; b"])"#, kernel)
        #expect(run.status == 65)
        #expect(run.err.contains("started more than 64 processes"), "\(run.err)")
        #expect(seconds < 20)
        #expect(HostileView.areGone("864005"))
    }

    @Test func sharedMemoryCounts() throws {
        let (run, _, _) = try render(
            """
            let count = 1 << 30
            let place = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)!
            memset(place, 1, count)
            sleep(3)
            """, .withLandlock, ["--memory-limit", "300MB"])
        #expect(run.status == 65)
        #expect(run.err.contains("more than 300000000 bytes of memory"), "\(run.err)")
    }

    @Test func limitsCannotBeRaised() throws {
        let (run, _, _) = try render(
            """
            for kind in [RLIMIT_DATA, RLIMIT_NOFILE, RLIMIT_CORE, RLIMIT_FSIZE] {
                var limit = rlimit(rlim_cur: 1 << 40, rlim_max: 1 << 40)
                if setrlimit(__rlimit_resource_t(kind.rawValue), &limit) == 0 { say("raised \\(kind)") }
            }
            say("done")
            """)
        #expect(HostileView.said(run.err) == ["done"])
    }

    @Test(arguments: Kernel.allCases) func floodsAreCut(kernel: Kernel) throws {
        let (run, project, _) = try render(
            #"let text = String(repeating: "flood ", count: 1000); for _ in 0..<20_000 { print(text) }"#, kernel)
        #expect(run.status == 0, "\(run.err.suffix(300))")
        #expect(run.err.utf8.count < 600_000)
        #expect(run.err.contains("bytes that the view code printed are left out here"))
        #expect(project.folder.contents.contains("a.png"))
    }

    // MARK: Secrets

    @Test func filesOutsideAreClosed() throws {
        let secret = try TemporaryFolder()
        try secret.write("secret", to: "key.txt")
        let attack = """
            for path in ["\(secret.path)/key.txt", "/etc/shadow", "/root/.ssh", "A.swift"] {
                let file = open(path, O_RDONLY)
                say("\\(path.split(separator: "/").last!) \\(file >= 0)")
            }
            for path in ["\(secret.path)/new", "/tmp/zoetrope-evil", "/dev/shm/zoetrope-evil", "new.txt", "A.swift",
                "\\(ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? "")/zoetrope/views/evil",
                NSTemporaryDirectory() + "/fine", NSHomeDirectory() + "/fine"] {
                let file = open(path, O_WRONLY | O_CREAT, 0o600)
                say("write \\(path.split(separator: "/").last!) \\(file >= 0)")
            }
            """
        let (run, project, _) = try render(attack)
        #expect(
            HostileView.said(run.err) == [
                "key.txt false", "shadow false", ".ssh false", "A.swift true", "write new false",
                "write zoetrope-evil false", "write zoetrope-evil false", "write new.txt false", "write A.swift false",
                "write evil false", "write fine true", "write fine true",
            ], "\(run.err)")
        #expect(secret.contents == ["key.txt"])
        #expect(!project.folder.contents.contains { $0.hasSuffix("evil") || $0 == "new.txt" })
        // The user permits the folder.
        let allowed = try project.render("A.swift", "-o", "b.png", "--allow-files", secret.path)
        #expect(HostileView.said(allowed.err).contains("key.txt true"), "\(allowed.err)")
        #expect(HostileView.said(allowed.err).contains("write new true"))
        #expect(HostileView.said(allowed.err).contains("write new.txt false"))
        let unconfined = try project.render("A.swift", "-o", "c.png", "--unconfined")
        #expect(HostileView.said(unconfined.err).contains("write new.txt true"), "\(unconfined.err)")
    }

    @Test(arguments: Kernel.allCases) func theEnvironmentIsEmpty(kernel: Kernel) throws {
        let (run, _, _) = try render(
            """
            say((ProcessInfo.processInfo.environment["AN_API_KEY"] ?? "none"))
            say((ProcessInfo.processInfo.environment["LANG"] ?? "none"))
            """, kernel, environment: ["AN_API_KEY": "secret", "LANG": "C.UTF-8"])
        #expect(HostileView.said(run.err) == ["none", "C.UTF-8"], "\(run.err)")
    }

    @Test func otherProcessesAreClosed() throws {
        let (run, _, _) = try render(
            """
            let all = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
            for number in all where number != getpid() {
                let text = try? String(contentsOfFile: "/proc/\\(number)/environ", encoding: .utf8)
                if text?.isEmpty == false { say("environment of \\(number)") }
                if kill(number, 0) == 0 { say("signal to \\(number)") }
            }
            say("done")
            """)
        #expect(HostileView.said(run.err) == ["done"], "\(run.err)")
    }

    @Test func signalsAreGuardedWithoutLandlock() throws {
        let (run, _, _) = try render(
            """
            for number in [getppid(), 1, -1] where kill(number, 0) == 0 { say("signal to \\(number)") }
            say("done")
            """, .withoutLandlock)
        #expect(HostileView.said(run.err) == ["done"], "\(run.err)")
    }

    @Test(arguments: Kernel.allCases) func socketsAreClosed(kernel: Kernel) throws {
        let (run, _, _) = try render(
            """
            for family in [AF_INET, AF_INET6, AF_UNIX, AF_NETLINK, AF_VSOCK] {
                if socket(family, Int32(SOCK_STREAM.rawValue), 0) >= 0 { say("socket \\(family)") }
                if socket(family, Int32(SOCK_DGRAM.rawValue), 0) >= 0 { say("socket \\(family)") }
            }
            say("done")
            """, kernel)
        #expect(HostileView.said(run.err) == ["done"], "\(run.err)")
    }

    @Test func switchingLandlockOffIsSaid() throws {
        let (run, _, _) = try render("", .withoutLandlock)
        #expect(run.err.contains("Landlock is switched off"))
    }

    // MARK: Tests

    @Test(arguments: Kernel.allCases) func otherDoors(kernel: Kernel) throws {
        let word = kernel == .withLandlock ? "864006" : "864007"
        let project = try TestProject([
            "Exit.swift": HostileView.file("_exit(0)", named: "Exit"),
            "Stop.swift": HostileView.file("raise(SIGSTOP)", named: "Stop"),
            "Daemon.swift": HostileView.file(
                #"run(["/bin/sh", "-c", "setsid sleep \#(word) & exit 0"])"#, named: "Daemon"),
            "Exec.swift": HostileView.file(HostileView.execution(of: word), named: "Exec"),
            "Fine.swift": "#Preview(traits: .sizeThatFitsLayout) { Color.red.frame(width: 4, height: 4) }",
        ])
        let run = try project.render(
            ["test", ".", "--json", "--time-limit", "2", "--record", "all"], environment: kernel.environment)
        let outcomes = try project.outcomes(run)
        #expect(outcomes.count == 5, "\(run.out)\(run.err)")
        func message(_ name: String) -> String { outcomes["\(name)/Preview"]?.message ?? "missing" }
        #expect(message("Exit").contains("the view code ended its process"), "\(message("Exit"))")
        #expect(message("Stop").contains("stopped its process"), "\(message("Stop"))")
        #expect(message("Exec").contains("no new frame for 2 s"), "\(message("Exec"))")
        #expect(outcomes["Fine/Preview"]?.outcome == "recorded", "\(message("Fine"))")
        #expect(HostileView.areGone(word))
    }
}
