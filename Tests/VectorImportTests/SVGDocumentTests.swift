// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import TestSupport
import Testing
import VectorImport

@Suite struct SVGDocumentTests {
    /// Expects that two SVG bodies draw the same pixels, within `tolerance` levels per channel.
    private func expectSame(_ a: String, _ b: String, _ tolerance: Int = 2) throws {
        let (first, second) = (draw(try svg(a)), draw(try svg(b)))
        #expect(differingShare(first, second, tolerance: tolerance) == 0, "\(a)\n\(b)")
        #expect(differingShare(first, Bitmap(width: 100, height: 100)) > 0, "nothing drawn: \(a)")
    }

    @Test func basicShapesArePaths() throws {
        try expectSame("<rect x='10' y='20' width='30' height='40'/>", "<path d='M10 20h30v40h-30z'/>")
        try expectSame(
            "<rect x='10' y='20' width='60' height='40' rx='10' ry='5'/>",
            "<path d='M20 20h40a10 5 0 0 1 10 5v30a10 5 0 0 1-10 5h-40a10 5 0 0 1-10-5v-30a10 5 0 0 1 10-5z'/>")
        try expectSame("<rect width='40' height='40' rx='5'/>", "<rect width='40' height='40' rx='5' ry='5'/>")
        try expectSame("<circle cx='50' cy='50' r='30'/>", "<ellipse cx='50' cy='50' rx='30' ry='30'/>")
        try expectSame(
            "<circle cx='50' cy='50' r='30'/>", "<path d='M80 50A30 30 0 0 1 20 50A30 30 0 0 1 80 50'/>", 3)
        try expectSame("<polygon points='10,10 90,10 50,90'/>", "<path d='M10 10L90 10L50 90Z'/>")
        try expectSame(
            "<line x1='10' y1='10' x2='90' y2='90' stroke='red'/>",
            "<polyline points='10 10 90 90' stroke='red' fill='none'/>")
    }

    @Test func stylesComeFromAttributesSheetsAndStyle() throws {
        let red = "<rect width='50' height='50' fill='#ff0000'/>"
        try expectSame("<rect width='50' height='50' style='fill: red'/>", red)
        try expectSame("<rect width='50' height='50' fill='blue' style='fill:rgb(255,0,0)!important'/>", red)
        try expectSame("<style>.a{fill:red}</style><rect class='b a' width='50' height='50' fill='blue'/>", red)
        try expectSame(
            "<style>rect{fill:blue} rect.a{fill:red} .a{fill:lime}</style><rect class='a' width='50' height='50'/>", red
        )
        try expectSame(
            "<style><![CDATA[ /* x */ #r, .z { fill : #F00; } .a { fill:blue }]]></style><rect id='r' class='a'"
                + " width='50' height='50'/>",
            red)
        try expectSame("<g fill='red'><rect width='50' height='50'/></g>", red)
        try expectSame("<g color='red'><rect width='50' height='50' fill='currentColor'/></g>", red)
        try expectSame(
            "<rect width='50' height='50' fill='rgba(255 0 0 / 50%)'/>",
            "<rect width='50' height='50' fill='red' opacity='.5'/>")
        try expectSame(
            "<rect width='50' height='50' fill='red' fill-opacity='50%'/>",
            "<rect width='50' height='50' fill='#ff000080'/>")
        try expectSame("<rect width='50' height='50' fill='hsl(0, 100%, 50%)'/>", red)
    }

    @Test func transformsNestAndComposeInOrder() throws {
        try expectSame(
            "<g transform='translate(10,20) scale(2)'><rect width='10' height='10'/></g>",
            "<rect x='10' y='20' width='20' height='20'/>")
        try expectSame(
            "<rect width='10' height='10' transform='rotate(90 30 30)'/>",
            "<rect width='10' height='10' x='50' y='0'/>")
        try expectSame(
            "<rect width='20' height='20' transform='matrix(1 0 .5 1 10 0)'/>",
            "<path d='M10 0h20l10 20h-20z'/>")
        try expectSame(
            "<rect width='20' height='20' transform='skewX(45)'/>", "<path d='M0 0h20l20 20h-20z'/>")
    }

    @Test func useDrawsItsReference() throws {
        try expectSame(
            "<defs><rect id='a' width='20' height='20'/></defs><use href='#a' x='30' y='40' fill='red'/>",
            "<rect x='30' y='40' width='20' height='20' fill='red'/>")
        try expectSame(
            "<symbol id='a' viewBox='0 0 10 10'><rect width='20' height='5'/></symbol><use xlink:href='#a'"
                + " x='20' width='50' height='50'/>",
            "<rect x='20' width='50' height='25'/>")
    }

    @Test func clipsKeepTheUnionOfTheirShapes() throws {
        try expectSame(
            "<clipPath id='c'><rect width='30' height='100'/></clipPath><rect width='90' height='50'"
                + " clip-path='url(#c)'/>",
            "<rect width='30' height='50'/>")
        try expectSame(
            "<clipPath id='c'><rect width='30' height='100'/><rect x='60' width='10' height='100'/></clipPath>"
                + "<g clip-path='url(#c)'><rect width='90' height='50'/></g>",
            "<path d='M0 0h30v50h-30zM60 0h10v50h-10z'/>")
        try expectSame(
            "<clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='.5' height='1'/></clipPath><rect"
                + " x='20' width='40' height='50' clip-path='url(#c)'/>",
            "<rect x='20' width='20' height='50'/>")
        try expectSame(
            "<clipPath id='c'><rect width='10' height='10'/></clipPath><g transform='translate(20 20) scale(2)'"
                + " clip-path='url(#c)'><rect width='90' height='50'/></g>",
            "<rect x='20' y='20' width='20' height='20'/>")
    }

    @Test func gradientsFollowTheirUnitsAndReferences() throws {
        let stops = "<stop offset='0' stop-color='red'/><stop offset='100%' style='stop-color:blue;stop-opacity:.5'/>"
        let rect = "<rect x='20' y='20' width='60' height='60' fill='url(#g)'/>"
        try expectSame(
            "<linearGradient id='g'>\(stops)</linearGradient>\(rect)",
            "<linearGradient id='g' gradientUnits='userSpaceOnUse' x1='20' x2='80'>\(stops)</linearGradient>\(rect)")
        try expectSame(
            "<linearGradient id='s'>\(stops)</linearGradient><linearGradient id='g' href='#s' x2='0' y2='1'/>\(rect)",
            "<linearGradient id='g' gradientUnits='userSpaceOnUse' x1='0' x2='60'"
                + " gradientTransform='translate(80 20) rotate(90)'>\(stops)</linearGradient>\(rect)"
        )
        // The first radial gradient is not transformed. The second is rotated by 180°, which changes nothing, and
        // skewed a little, so that it takes the code path for general transforms.
        let wide = "<rect x='10' y='30' width='80' height='40' fill='url(#g)' stroke='url(#g)' stroke-width='6'/>"
        try expectSame(
            "<radialGradient id='g'>\(stops)</radialGradient>\(wide)",
            "<radialGradient id='g' gradientTransform='rotate(180 .5 .5) skewX(0.0001)'>\(stops)"
                + "</radialGradient>\(wide)",
            3)
    }

    @Test func linearGradientsStaySkewedUnderSkewedTransforms() throws {
        // In a skewed group, the gradient is skewed with the shape.
        let stops = "<stop offset='0' stop-color='red'/><stop offset='1' stop-color='blue'/>"
        try expectSame(
            "<linearGradient id='g' gradientUnits='userSpaceOnUse' x2='40'>\(stops)</linearGradient><g"
                + " transform='skewX(30)'><rect width='40' height='40' fill='url(#g)'/></g>",
            "<linearGradient id='g' gradientUnits='userSpaceOnUse' x2='40'"
                + " gradientTransform='skewX(30)'>\(stops)</linearGradient><path d='M0 0H40L63.094 40H23.094Z'"
                + " fill='url(#g)'/>",
            3)
    }

    @Test func sizeAndViewBoxScaleTheDrawing() throws {
        let body = "<rect width='10' height='10'/>"
        let document = try svg(body, "width='1in' height='25.4mm' viewBox='0 0 20 20'")
        #expect(abs(document.size.width - 96) < 1e-9 && abs(document.size.height - 96) < 1e-9)
        #expect(try svg(body, "viewBox='0 0 30 20'").size == CGSize(width: 30, height: 20))
        #expect(try svg(body, "width='60' viewBox='0 0 30 20'").size == CGSize(width: 60, height: 40))
        #expect(try svg(body, "width='100%' height='100%' viewBox='0 0 30 20'").size == CGSize(width: 30, height: 20))
        // A 20 × 10 box in a 100 × 100 image: letterboxed, stuck to the top, or stretched.
        func top(_ fit: String) throws -> CGRect {
            try svg(
                "<rect width='20' height='10'/>",
                "width='100' height='100' viewBox='0 0 20 10' preserveAspectRatio='\(fit)'"
            )
            .path.boundingRect
        }
        #expect(try top("xMidYMid meet") == CGRect(x: 0, y: 25, width: 100, height: 50))
        #expect(try top("xMinYMin") == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(try top("none") == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(try top("xMidYMid slice") == CGRect(x: -50, y: 0, width: 200, height: 100))
    }

    @Test func tintReplacesColoursAndKeepsOpacity() throws {
        let document = try svg(
            "<rect width='50' height='100' fill='red'/><rect x='30' width='40' height='100' fill='blue'/>")
        let bitmap = draw(document, tint: RGBAColor(red: 0, green: 1, blue: 0, alpha: 0.5))
        #expect(bitmap[10, 10] == bitmap[40, 10] && bitmap[10, 10] == bitmap[60, 10])
        #expect(bitmap[10, 10].w == 128 && bitmap[10, 10].y == 128 && bitmap[10, 10].x == 0)
        #expect(bitmap[80, 10].w == 0)
    }

    @Test func undrawnElementsAreListed() throws {
        let document = try svg(
            "<text>a</text><image href='x.png'/><text>b</text><rect width='9' height='9' filter='url(#f)'"
                + " fill='chartreux'/><path d='M0 0L5 x'/>"
        )
        #expect(document.warnings.map(\.message).contains("<text> is not supported and not drawn"))
        #expect(document.warnings.first { $0.message.contains("text") }?.count == 2)
        for word in ["<image>", "filter", "chartreux", "path data"] {
            #expect(document.warnings.contains { $0.description.contains(word) }, "\(word)")
        }
        #expect(
            try svg("<title>t</title><metadata><x:y xmlns:x='u'>z</x:y></metadata><rect width='5' height='5'/>")
                .warnings.isEmpty)
    }

    @Test func editorsFilesAreRead() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8" standalone="no"?>
            <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
            <!-- a comment with <tags> & such -->
            <svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="10" height="10">
              <sodipodi:namedview xmlns:sodipodi="s"><inkscape:grid xmlns:inkscape="i"/></sodipodi:namedview>
              <svg:g id="Ebene &#49; &amp; 2"><svg:rect width="10" height="10"/></svg:g>
            </svg:svg>
            """
        let document = try SVGDocument(Array(text.utf8))
        #expect(document.warnings.isEmpty)
        #expect(try document.path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func largerDrawingsAreSharper() throws {
        let document = try svg("<circle cx='50' cy='50' r='40' stroke='red' stroke-width='5' fill='gold'/>")
        let large = draw(document.displayItems(in: CGRect(x: 0, y: 0, width: 400, height: 400)), side: 400)
        let scaled = draw(document.displayItems(in: CGRect(x: 0, y: 0, width: 100, height: 100)), side: 100, scale: 4)
        #expect(differingShare(large, scaled) == 0)
    }
}
