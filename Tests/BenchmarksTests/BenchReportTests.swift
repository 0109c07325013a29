// SPDX-License-Identifier: MIT

import Benchmarks
import Testing

@Suite struct BenchReportTests {
    @Test func theMedianIsInTheMiddle() {
        #expect([Double]().median == 0)
        #expect([3.0].median == 3 && [5.0, 1, 3].median == 3 && [4.0, 1, 3, 2].median == 2.5)
    }

    @Test func anEarlierReportGivesRatios() throws {
        let kernels = KernelBench.measure(["circle of radius 10"], runs: 1, lasting: 0.001)
        var report = BenchReport(version: "1", machine: "a processor", kernels: kernels)
        report.kernels[0].microseconds = 3
        var earlier = report
        earlier.kernels[0].microseconds = 2
        let lines = report.table(comparedWith: earlier).split(separator: "\n")
        #expect(lines.first == "a processor" && lines.last?.hasSuffix("1.50") == true)
        earlier.kernels = []
        #expect(report.table(comparedWith: earlier).contains("new"))
        #expect(!report.table().contains("×"))
    }
}
