// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SVGSyntax
import Testing
import VectorImport

@Suite struct SVGHostileFileTests {
    private func error(_ text: String, limits: SVGLimits = .standard) -> String? {
        do {
            _ = try SVGDocument(Array(text.utf8), limits: limits)
            return nil
        } catch {
            return error.description
        }
    }
    private let open = "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10' viewBox='0 0 10 10'>"

    @Test func truncatedFilesNameTheirLastLine() {
        let whole = open + "\n<g>\n<path d='M0 0L5 5' fill='red'/></g></svg>"
        #expect(error(whole) == nil)
        for count in 0..<whole.utf8.count {
            let message = error(String(whole.prefix(count)))
            #expect(message != nil && !message!.contains("\n"), "\(count)")
        }
        #expect(error(open + "\n<g>\n<path d='M0") == "line 3: the SVG file ends inside the attribute d")
        #expect(error(open + "\n<g>") == "line 2: the SVG file ends inside <g>")
        #expect(error("") == "the SVG file has no elements")
    }

    @Test func entitiesDoNotMultiplyWithoutBound() {
        var laughs = "<!DOCTYPE svg [<!ENTITY a0 'ha'>"
        for i in 1..<20 { laughs += "<!ENTITY a\(i) '\(String(repeating: "&a\(i - 1);", count: 10))'>" }
        #expect(
            error(laughs + "]>\(open)&a19;</svg>")
                == "line 1: the SVG file has more than 1048576 bytes of expanded entities")
        #expect(error(open + "<g id='&a19;'/></svg>")?.contains("&a19;") == true)
        #expect(error("<!DOCTYPE svg SYSTEM 'file:///etc/passwd'>\(open)<g id='&x;'/></svg>")?.contains("&x;") == true)
        #expect(error(open + "<g id='&#0;'/></svg>") != nil)
    }

    @Test func damagedFilesAreOneLine() {
        let cases = [
            "hello", "<html/>", open + "<g></svg>", open + "<g a='1' a='2'/></svg>", open + "<g a=1/></svg>",
            open + "<g a/></svg>", open + "<g a='1'b='2'/></svg>", open + "</svg><g/>", open + "<1/></svg>",
            open + "</svg>text", open + "<!-- ", "<svg width='0' height='5'/>", "<svg width='1e9' height='5'/>",
            open + "<a\u{1}\u{2}></svg>", "\u{0}", "\u{1F}\u{8B}",
        ]
        for text in cases {
            let message = error(text)
            #expect(
                message != nil && !message!.contains("\n") && message!.utf8.count < 200, "\(text): \(message ?? "")")
        }
        #expect(throws: SVGError.self) { try SVGDocument([0xFF, 0xFE, 0x3C, 0x00]) }
        #expect(throws: SVGError(.compressed)) { try SVGDocument([0x1F, 0x8B, 8, 0]) }
    }

    @Test func boundsHold() {
        #expect(error(open + String(repeating: "<g>", count: 100_000))?.contains("levels") == true)
        #expect(error(open + String(repeating: "<g/>", count: 300_000) + "</svg>")?.contains("elements") == true)
        #expect(
            error(open + "<path d='M0 0\(String(repeating: "h1", count: 2_100_000))'/></svg>")?.contains(
                "lines and curves") == true)
        #expect(error(String(repeating: " ", count: 33 << 20))?.contains("bytes") == true)
        // Nested references multiply: a small file with an exponentially large drawing.
        var bomb = open + "<g id='a0'><rect width='1' height='1'/></g>"
        for i in 1..<20 { bomb += "<g id='a\(i)'>" + String(repeating: "<use href='#a\(i - 1)'/>", count: 10) + "</g>" }
        #expect(error(bomb + "</svg>")?.contains("drawn elements") == true)
        let long = "<path id='p' d='M0 0\(String(repeating: "h1", count: 1000))'/>"
        #expect(
            error(open + long + String(repeating: "<use href='#p'/>", count: 5000) + "</svg>")?.contains(
                "lines and curves") == true)
        let rules = String(repeating: ".a{fill:red}", count: 5000)
        #expect(
            error(open + "<style>\(rules)</style>" + String(repeating: "<rect class='a'/>", count: 5000) + "</svg>")?
                .contains("style rules") == true)
        #expect(
            error(
                open
                    + "<linearGradient id='g'>\(String(repeating: "<stop/>", count: 2000))</linearGradient>"
                    + "<rect width='1' height='1' fill='url(#g)'/></svg>"
            )?.contains("stops") == true)
    }

    @Test func cyclesAreErrors() {
        #expect(error(open + "<g id='a'><use href='#a'/></g></svg>") == "line 1: the element \"a\" refers to itself")
        #expect(error(open + "<use id='a' href='#b'/><use id='b' href='#a'/></svg>")?.contains("itself") == true)
        #expect(
            error(
                open
                    + "<clipPath id='c'><rect width='1' height='1' clip-path='url(#c)'/></clipPath><rect"
                    + " width='1' height='1' clip-path='url(#c)'/></svg>"
            )?.contains("itself") == true)
        #expect(
            error(
                open
                    + "<linearGradient id='g' href='#h'/><linearGradient id='h' href='#g'/><rect width='1'"
                    + " height='1' fill='url(#g)'/></svg>"
            )?.contains("itself") == true)
    }

    @Test func hugeNumbersDrawNothingOrSomethingButDoNotTrap() throws {
        let body = """
            <path d='M1e300 1e300L-1e300 5A1e200 1e-200 1e300 1 1 1e308 1e308'/>
            <rect width='1e308' height='1e308' rx='1e308'/>
            <circle r='1e200' stroke='red' stroke-width='1e200' stroke-dasharray='1e-200 1e-200'/>
            <g transform='scale(1e200) scale(1e200)'><rect width='5' height='5'/></g>
            <g transform='scale(0)'><rect width='5' height='5'/></g>
            """
        let document = try svg(body)
        _ = draw(document)
        _ = try? document.outline()
    }
}
