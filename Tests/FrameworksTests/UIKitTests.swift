// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing
import UIKit

@MainActor
@Suite struct UIKitTests {
    @Test func theScreenIsTheWindowOfTheHost() {
        struct Numbers: View {
            let notes: Notes
            var body: some View {
                let _ = notes.add(
                    "\(UIScreen.main.bounds.width) \(UIScreen.main.bounds.height) \(UIScreen.main.scale) \(UIDevice.current.userInterfaceIdiom)"
                )
                Color.red
            }
        }
        let notes = Notes()
        let stage = Stage(300, 500, scale: 3) { Numbers(notes: notes) }
        stage.host.advance(to: 0)
        #expect(notes.lines == ["300.0 500.0 3.0 phone"])
        #expect(UIScreen.main.bounds.width == 393)
    }

    @Test func descriptorsLeadToRelatedFonts() throws {
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        #expect(body.pointSize == 17)
        let serif = try #require(body.withDesign(.serif)?.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(serif.symbolicTraits == [.traitBold, .traitItalic])
        let font = UIFont(descriptor: serif, size: 30)
        #expect(font.pointSize == 30 && font.fontDescriptor.symbolicTraits == serif.symbolicTraits)
        func items(_ text: Text) throws -> [DisplayItem] { try Stage(200, 100, scale: 2) { text }.list().items }
        let own = try items(Text("Rag").font(Font(font)))
        #expect(
            own == (try items(Text("Rag").font(.system(size: 30, weight: .bold, design: .serif).italic()))))
        #expect(own != (try items(Text("Rag").font(.system(size: 30)))))
        #expect(UIFont(descriptor: body, size: 0).pointSize == 17)
        #expect(UIFont.boldSystemFont(ofSize: 9).withSize(12).fontDescriptor.symbolicTraits == .traitBold)
    }

    @Test func textsHeedUIKitsAttributesBelowTheirOwn() throws {
        func items(_ text: Text) throws -> [DisplayItem] { try Stage(200, 100, scale: 2) { text }.list().items }
        var string = AttributedString("Rag")
        string.uiKit.font = .systemFont(ofSize: 30, weight: .bold)
        string.uiKit.foregroundColor = .systemRed
        let wanted = Text("Rag").font(.system(size: 30, weight: .bold)).foregroundColor(Color(UIColor.systemRed))
        #expect(try items(Text(string)) == items(wanted))
        string.font = .system(size: 12)
        let colored = Text("Rag").font(.system(size: 12)).foregroundColor(Color(UIColor.systemRed))
        #expect(try items(Text(string)) == items(colored))
    }

    @Test func attributedStringsGoToFoundationAndBack() {
        var string = AttributedString("Rag and ")
        string.uiKit.font = .systemFont(ofSize: 30, weight: .bold)
        var link = AttributedString("bone")
        link.link = URL(string: "https://example.org")
        link.uiKit.foregroundColor = .systemRed
        string.append(link)
        let kept = NSAttributedString(string)
        #expect(kept.string == "Rag and bone")
        #expect((kept.attribute(.font, at: 2, effectiveRange: nil) as? UIFont)?.pointSize == 30)
        #expect(kept.attribute(.link, at: 2, effectiveRange: nil) == nil)
        #expect(AttributedString(kept) == string)
    }

    @Test func theSpellCheckerAcceptsEveryWord() {
        let checker = UITextChecker()
        let range = checker.rangeOfMisspelledWord(
            in: "wrod", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false, language: "en")
        #expect(range.location == NSNotFound && range.length == 0)
        UITextChecker.learnWord("wrod")
        #expect(UITextChecker.hasLearnedWord("wrod") && !UITextChecker.hasLearnedWord("word"))
        UITextChecker.unlearnWord("wrod")
        #expect(!UITextChecker.hasLearnedWord("wrod"))
    }

    @Test func bezierPathsAreCGPaths() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
        path.close()
        var same = Path()
        same.move(to: .zero)
        same.addLine(to: CGPoint(x: 10, y: 0))
        same.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
        same.closeSubpath()
        #expect(Path(path.cgPath) == same && path.bounds == same.boundingRect)
        #expect(path.contains(CGPoint(x: 9, y: 5)) && !path.contains(CGPoint(x: 2, y: 8)))
        #expect(
            path.reversing().bounds == path.bounds
                && Path(path.reversing().reversing().cgPath).boundingRect == path.bounds)
    }

    /// In UIKit, `clockwise` means clockwise on screen; in Core Graphics it means anticlockwise on screen.
    @Test func arcsRunAsUIKitHasThem() {
        let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(arc.bounds.minX) < 0.01 && abs(arc.bounds.maxY - 10) < 0.01)
        let long = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(long.bounds.minX + 10) < 0.01)
    }

    @Test func onlyTheChosenCornersAreRound() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 99)))
        #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 99)))
    }

    @Test func fontsAreThoseOfSwiftUI() {
        #expect(Font(UIFont.systemFont(ofSize: 20, weight: .bold)) == .system(size: 20, weight: .bold))
        #expect(Font(UIFont.preferredFont(forTextStyle: .title2)) == .title2)
        #expect(UIFont.preferredFont(forTextStyle: .title2).pointSize == 22)
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.ascender - font.descender - font.lineHeight) < 1 && font.capHeight < font.ascender)
        #expect("mm".size(withAttributes: [.font: font]).width > "m".size(withAttributes: [.font: font]).width * 1.9)
    }

    /// A representable shows a supported view, else a placeholder and a warning.
    @Test func representablesShowSupportedViews() throws {
        struct Label: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView {
                let view = UIView()
                view.backgroundColor = .blue
                return view
            }
            func updateUIView(_ view: UIView, context: Context) {}
        }
        struct Unknown: UIViewRepresentable {
            func makeUIView(context: Context) -> UITableView { UITableView() }
            func updateUIView(_ view: UITableView, context: Context) {}
        }
        let known = Stage(10, 10) { Label() }
        #expect(
            try known.colors().contains(RGBAColor(red: 0, green: 0, blue: 1, alpha: 1)) && known.host.warnings.isEmpty)
        let unknown = Stage(100, 50) { Unknown() }
        unknown.host.advance(to: 0)
        #expect(unknown.host.warnings.count == 1 && unknown.host.warnings[0].contains("Unknown"))
    }

    @Test func imagesOfSymbolsAndOfPixels() throws {
        var pixels = Bitmap(width: 4, height: 2)
        pixels.withUnsafeMutableBytes { $0.storeBytes(of: 0xFF, as: UInt8.self) }
        let image = UIImage(cgImage: CGImage(pixels), scale: 2, orientation: .up)
        #expect(image.size == CGSize(width: 2, height: 1) && image.scale == 2 && image.cgImage?.width == 4)
        let part = try #require(image.cgImage?.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 5)))
        #expect(part.width == 2 && part.height == 2)
        #expect(image.cgImage?.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
        #expect(Image(uiImage: try #require(UIImage(systemName: "star"))) == Image(systemName: "star"))
        #expect(UIImage(named: "nobody") == nil && UIImage(data: Data([1, 2, 3])) == nil)
    }

    @Test func insetsShrinkRectangles() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(
            rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == CGRect(x: 2, y: 1, width: 94, height: 46))
    }
}
