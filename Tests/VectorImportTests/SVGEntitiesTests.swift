// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SVGSyntax
import Testing
import VectorImport

/// Drawings that declare entities, such as Illustrator's.
@Suite struct SVGEntitiesTests {
    private func document(_ declarations: String, _ root: String, _ body: String) throws -> SVGDocument {
        let text = """
            <?xml version="1.0"?>
            <!-- <!DOCTYPE none [ -->
            <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
            \(declarations)
            ]>
            <svg width="100" height="100" \(root)>\(body)</svg>
            """
        return try SVGDocument(Array(text.utf8))
    }

    private func error(_ declarations: String, _ body: String) -> String? {
        do {
            _ = try document(declarations, "", body)
            return nil
        } catch {
            return "\(error)"
        }
    }

    private let orange = SIMD4<UInt8>(255, 128, 0, 255)

    @Test func namespacesOfIllustratorAreRead() throws {
        let document = try document(
            "<!ENTITY ns_extend \"http://ns.adobe.com/Extensibility/1.0/\">\n<!ENTITY ns_svg \"http://www.w3.org/2000/svg\">",
            "xmlns:x='&ns_extend;' xmlns='&ns_svg;'", "<rect fill='#ff8000' width='100' height='100'/>")
        #expect(document.warnings.isEmpty)
        #expect(draw(document)[50, 50] == orange)
    }

    @Test(arguments: [
        ("<!ENTITY c '#ff8000'>", "<rect fill='&c;' width='100' height='100'/>"),
        ("<!ENTITY a 'ff'> <!ENTITY c '#&a;8000'>", "<rect fill='&c;' width='100' height='100'/>"),
        ("<!ENTITY c '&#35;ff8000'>", "<style>rect{fill:&c;}</style><rect width='100' height='100'/>"),
        ("<!ENTITY box \"<rect fill='#ff8000' width='100' height='100'/>\">", "&box;"),
        ("<!ENTITY st 'fill:#ff8000;'>", "<g style=\"&st;\"><rect width='100' height='100'/></g>"),
        // Quotes in an entity do not end an attribute value.
        ("<!ENTITY q '\"'>", "<rect id=\"&q;\" fill='#ff8000' width='100' height='100'/>"),
        // If an entity is declared twice, the first declaration applies. Declarations of other kinds are skipped.
        (
            "<!ENTITY c '#ff8000'><!ENTITY c 'red'><!ELEMENT svg ANY><!ATTLIST svg a CDATA '>'><!-- ]> --><?x ]> ?>"
                + "<!ENTITY % p 'x'>%p;<!ENTITY far SYSTEM 'file:///etc/passwd'><!NOTATION n SYSTEM 'n'>",
            "<rect fill='&c;' width='100' height='100'/>"
        ),
        // In comments and plain text nothing is expanded.
        ("<!ENTITY c '#ff8000'>", "<!-- &c; &no; --><rect fill='&c;' width='100' height='100'/>"),
    ])
    func theEntitiesOfTheFileStandForTheirText(declarations: String, body: String) throws {
        #expect(draw(try document(declarations, "", body))[50, 50] == orange)
    }

    @Test func lineNumbersArePreserved() throws {
        #expect(error("<!ENTITY c 'red'>\n", "\n<g a='1' a='&c;'/>")?.hasPrefix("line 8: ") == true)
    }

    @Test func otherFilesAreNotOpened() {
        #expect(
            error("<!ENTITY far SYSTEM 'file:///etc/passwd'>", "<g id='&far;'/>")
                == "line 6: the entity &far; stands in another file, which is not opened; write its text into the drawing"
        )
        #expect(error("<!ENTITY c 'x'>", "<g id='&d;'/>") == "line 6: the entity &d; is not declared in the file")
    }

    @Test func entitiesEnd() {
        #expect(
            error("<!ENTITY a '&b;'><!ENTITY b '&a;'>", "<g id='&a;'/>")
                == "line 6: damaged SVG file: the entity &a; refers to itself")
        for text in [
            "<!DOCTYPE svg [", "<!DOCTYPE svg [<!ENTITY", "<!DOCTYPE svg [<!ENTITY a 'b", "<!DOCTYPE svg [<!-- ",
        ] {
            #expect(throws: SVGError.self) { try SVGDocument(Array(text.utf8)) }
        }
    }
}
