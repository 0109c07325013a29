// SPDX-License-Identifier: MIT

import Drawing
import Testing
import VectorImport

/// The cascade of style declarations.
@Suite struct SVGStyleSheetTests {
    /// The colour of a square with classes `a` and `b`, under a style sheet.
    private func color(_ sheet: String, _ attributes: String = "") throws -> SIMD4<UInt8> {
        let document = try svg("<style>\(sheet)</style><rect class='a b' \(attributes) width='100' height='100'/>")
        return draw(document)[50, 50]
    }

    private let orange = SIMD4<UInt8>(255, 128, 0, 255)

    @Test(arguments: [
        ".a{fill:#ff8000 !important}.b{fill:#00f}", ".a{fill:#ff8000!important}.b{fill:#00f}",
        ".a{fill:#ff8000 ! IMPORTANT}#r{fill:#00f}", ".a{fill:#ff8000 !important;fill:#00f}",
        ".a{fill:#00f !important}.b{fill:#ff8000 !important}",
    ])
    func importantDeclarationsComeFirst(sheet: String) throws {
        #expect(try color(sheet, "id='r'") == orange)
    }

    @Test func importantDeclarationsComeBeforeThoseOfTheElement() throws {
        #expect(try color(".a{fill:#ff8000 !important}", "style='fill:#00f'") == orange)
        #expect(try color(".a{fill:#00f !important}", "style='fill:#ff8000 !important'") == orange)
        #expect(try color(".a{fill:#00f}", "style='fill:#ff8000'") == orange)
    }

    @Test(arguments: [
        "@media screen{.x{fill:#f00}}.a{fill:#ff8000}", "@media print{.a{fill:#f00}}.a{fill:#ff8000}",
        ".a{fill:#ff8000}@media print{.a{fill:#f00}}", ".a{fill:#f00}@media screen{.a{fill:#ff8000}}",
        ".a{fill:#f00}@media print, all{.a{fill:#ff8000}}", ".a{fill:#ff8000}@media not screen{.a{fill:#f00}}",
        ".a{fill:#ff8000}@media (prefers-color-scheme: dark){.a{fill:#f00}}",
        "@keyframes k{from{fill:red}to{fill:blue}}.a{fill:#ff8000}",
        "@font-face{font-family:'x}';src:url(a.woff)}.a{fill:#ff8000}",
        "@import url('a.css');@charset \"utf-8\";.a{fill:#ff8000}", "@supports (fill:red){.a{fill:#ff8000}}",
        "@media screen{@media all{.a{fill:#ff8000}}}", "@layer base;.a{fill:#ff8000}", ".c{}.a{fill:#ff8000}",
        ".a{fill:#ff8000}@media screen{", ".a{fill:#ff8000",
    ])
    func rulesBehindAtRulesCount(sheet: String) throws {
        #expect(try color(sheet) == orange)
    }

    @Test func unknownConditionsAreReported() throws {
        let document = try svg(
            "<style>@media (min-width: 20px) { .a { fill: red } }</style><rect width='9' height='9'/>")
        #expect(
            document.warnings.map(\.message) == ["the style selector \"@media (min-width: 20px)\" is not supported"])
    }
}
