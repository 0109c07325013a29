// SPDX-License-Identifier: MIT

import Testing
import ViewCompiler

@Suite struct CrashReportTests {
    private let head = """
        *** Program crashed: Illegal instruction at 0x00007f045db6df7f ***

        Thread 1 "-qos.overcommit" crashed:

          0                         0x00007f045db6df7f closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
          1 [ra]                    0x00007f045e20df65 specialized Array.subscript.getter + 84 in libswiftSwiftOnoneSupport.so

        """

    @Test(arguments: [
        (
            "  2 [ra]                    0x000055eac4b1d153 Row.body.getter + 194 in program at /a b/My.swift:6:22",
            "/a b/My.swift:6:22", "Row.body"
        ),
        ("  2 [ra] [inlined]          0x000055eac4b1d153 f(_:) in program at /a/My.swift:7", "/a/My.swift:7", "f(_:)"),
        (
            "  2 [ra] 0x55 closure #2 in closure #1 in Row.body.getter + 1 in program at /a/My.swift:7:1",
            "/a/My.swift:7:1",
            "Row.body"
        ),
        ("  2 [ra] 0x55 Row.body.getter + 194 in program", nil, "Row.body"),
    ])
    func theFirstFrameOfTheProgramIsThePlace(_ frame: String, _ place: String?, _ function: String) {
        let report = CrashReport(
            trace: head + "  1 [ra] [thunk] 0x1 protocol witness for View.body in program at /a/My.swift:1:1\n" + frame
                + "\n  3 [ra] 0x2 Other.body.getter + 5 in program at /a/My.swift:99:9\n")
        #expect(report.place == place)
        #expect(report.function == function)
    }

    @Test func withoutSuchAFrameNothingIsKnown() {
        #expect(CrashReport(trace: head) == CrashReport(trace: ""))
        #expect(CrashReport(trace: head).place == nil)
    }

    /// A trap in a `#Preview` is in code that the macro generates. The report names a place in the author's file.
    @Test(arguments: [
        ("10:14", "B.swift:7:14"), ("6:40", "B.swift:3"), ("3:1", "B.swift:3"),
    ])
    func aPreviewIsNamedByItsOwnPlace(_ generated: String, _ place: String) {
        let name = "$s1B0012Bswift_DrJCafMX2_0_33_AB73B28BF39A15C572C088D05B50554FLl7PreviewfMf_"
        let report = CrashReport(
            trace: head + "  2 [ra] 0x55 closure #1 in static \(name)7PreviewfMu_.makePreview() + 9 in program at "
                + "/tmp/swift-generated-sources/@__swiftmacro_\(name.dropFirst(2)).swift:\(generated)\n")
        #expect(report.place == place && report.function == "#Preview")
    }
}
