// SPDX-License-Identifier: MIT

import AppKitTypes
import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct AppKitTests {
    @Test func componentsAreThoseOfSRGB() throws {
        let color = try #require(NSColor(srgbRed: 0.25, green: 0.5, blue: 1, alpha: 0.5).usingColorSpace(.sRGB))
        #expect(isClose(color.redComponent, 0.25) && isClose(color.greenComponent, 0.5))
        #expect(isClose(color.blueComponent, 1) && isClose(color.alphaComponent, 0.5))
        let mixed = try #require(NSColor.black.blended(withFraction: 0.25, of: .white))
        #expect(isClose(mixed.redComponent, 0.25))
        #expect(isClose(NSColor(calibratedWhite: 0.3, alpha: 1).whiteComponent, 0.3, within: 1e-6))
    }

    @Test func attachmentsKeepTheirImage() {
        let attachment = NSTextAttachment()
        #expect((attachment.image as NSImage?) == nil)
        attachment.image = NSImage(size: NSSize(width: 3, height: 4), flipped: false) { _ in true }
        #expect(attachment.picture?.size == CGSize(width: 3, height: 4))
        #expect(NSAttributedString(attachment: attachment).string == "\u{FFFC}")
    }

    @Test func aLayoutManagerMeasuresItsText() throws {
        let storage = NSTextStorage(string: "one two three", attributes: [.font: NSFont.systemFont(ofSize: 20)])
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 70, height: 0)))
        #expect(manager.usedRect(for: container) == .zero)
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let narrow = manager.usedRect(for: container)
        container.size.width = 0
        let wide = manager.usedRect(for: container)
        #expect(narrow.width <= 70 && narrow.height > wide.height * 1.5 && wide.width > 70)
        #expect(manager.glyphRange(for: container).length == 13)
    }

    @Test func namedColoursHaveTwoAppearances() throws {
        func gray(_ color: NSColor, _ style: UIUserInterfaceStyle) -> Int {
            let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
            return Int((resolved.redComponent * 255).rounded())
        }
        #expect(gray(.windowBackgroundColor, .light) == 0xEC && gray(.windowBackgroundColor, .dark) == 0x32)
        #expect(gray(.textBackgroundColor, .light) == 0xFF && gray(.textBackgroundColor, .dark) == 0x1E)
        let own = NSColor(name: nil) { appearance in
            appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black
        }
        #expect(gray(own, .light) == 0 && gray(own, .dark) == 255)
    }

    @Test func appearancesMatchByBrightness() throws {
        let vibrant = try #require(NSAppearance(named: .vibrantDark))
        #expect(vibrant.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua)
        #expect(vibrant.bestMatch(from: [.aqua]) == .aqua)
        #expect(NSAppearance(named: .accessibilityHighContrastAqua)?.bestMatch(from: [.darkAqua, .aqua]) == .aqua)
    }

    /// The y axis points up in an image, unless it is flipped.
    @Test(arguments: [false, true]) func drawingsHaveADirection(isFlipped: Bool) throws {
        let image = NSImage(size: NSSize(width: 4, height: 8), flipped: isFlipped) { rect in
            NSColor.red.setFill()
            NSRect(x: 0, y: 0, width: rect.width, height: 2).fill()
            return true
        }
        #expect(image.size == NSSize(width: 4, height: 8))
        let pixels = try #require(image.cgImage(forProposedRect: nil, context: nil, hints: nil))
        let bitmap = NSBitmapImageRep(cgImage: pixels)
        #expect(bitmap.pixelsHigh == pixels.height)
        #expect(firstPixelIsRed(pixels) == isFlipped)
    }

    @Test func focusDrawsIntoAnImage() throws {
        let image = NSImage(size: NSSize(width: 6, height: 6))
        #expect(!image.isValid)
        image.lockFocus()
        NSColor.red.set()
        NSBezierPath(rect: NSRect(x: 0, y: 0, width: 6, height: 6)).fill()
        image.unlockFocus()
        #expect(image.isValid && NSGraphicsContext.current == nil)
        let copy = NSImage(size: NSSize(width: 3, height: 3), flipped: false) { rect in
            image.draw(in: rect, from: .zero, operation: .copy, fraction: 1)
            return true
        }
        let pixels = try #require(copy.cgImage(forProposedRect: nil, context: nil, hints: nil))
        #expect(firstPixelIsRed(pixels))
        copy.size = NSSize(width: 30, height: 30)
        #expect(copy.image.size == NSSize(width: 30, height: 30))
    }

    private func firstPixelIsRed(_ image: CGImage) -> Bool {
        image.bitmap[0, 0] == SIMD4(255, 0, 0, 255)
            && NSBitmapImageRep(cgImage: image).colorAt(x: 0, y: 0)?.redComponent == 1
    }

    @Test func pathsTellTheirElements() {
        let path = NSBezierPath()
        path.move(to: .zero)
        path.line(to: NSPoint(x: 4, y: 0))
        path.relativeLine(to: NSPoint(x: 0, y: 5))
        path.curve(to: .zero, controlPoint1: NSPoint(x: 1, y: 1), controlPoint2: NSPoint(x: 2, y: 2))
        path.close()
        #expect(path.elementCount == 5)
        var points = [NSPoint](repeating: .zero, count: 3)
        #expect(path.element(at: 2, associatedPoints: &points) == .lineTo && points[0] == NSPoint(x: 4, y: 5))
        #expect(path.element(at: 3, associatedPoints: &points) == .curveTo)
        #expect(points == [NSPoint(x: 1, y: 1), NSPoint(x: 2, y: 2), .zero])
        #expect(path.element(at: 4) == .closePath)
        let arc = NSBezierPath()
        arc.appendArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 90)
        #expect(isClose(arc.currentPoint.x, 0, within: 1e-6) && isClose(arc.currentPoint.y, 10, within: 1e-6))
        #expect(isClose(arc.bounds.minX, 0, within: 1e-6))
    }

    @Test func viewsKeepTheirHierarchy() {
        let (outer, back, front) = (NSView(), NSView(), NSTextField(labelWithString: "a"))
        outer.frame = NSRect(x: 10, y: 20, width: 100, height: 100)
        back.frame = NSRect(x: 5, y: 5, width: 50, height: 50)
        outer.addSubview(front)
        outer.addSubview(back, positioned: .below, relativeTo: front)
        #expect(outer.subviews.map(ObjectIdentifier.init) == [back, front].map(ObjectIdentifier.init))
        #expect(back.convert(NSPoint(x: 1, y: 1), to: outer) == NSPoint(x: 6, y: 6))
        #expect(outer.hitTest(NSPoint(x: 20, y: 30)) === back)
        outer.subviews = [front]
        #expect(back.superview == nil && outer.subviews.count == 1)
        #expect(outer.layer == nil)
        outer.wantsLayer = true
        #expect(outer.layer != nil)
        let scroll = NSTextView.scrollableTextView()
        #expect(scroll.documentView is NSTextView && scroll.documentView?.enclosingScrollView === scroll)
    }

    private final class Panel: NSPanel {
        init() { super.init(contentRect: .zero, styleMask: [.borderless], backing: .buffered, defer: false) }
        override var canBecomeKey: Bool { false }
    }
    private final class Field: NSView {
        let text: String
        init(text: String) {
            self.text = text
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { fatalError("not read from files") }
        override func mouseDown(with event: NSEvent) {}
        override func draw(_ dirtyRect: NSRect) {}
    }

    @Test func authorsSubclassesHaveAppKitsInitializers() {
        #expect(Panel().styleMask == .borderless && !Panel().canBecomeKey)
        #expect(Field(text: "a").text == "a")
        let controller = NSHostingController(rootView: Text("a"))
        #expect(!controller.isViewLoaded && controller.view is NSHostingView<Text>)
    }

    @Test func thePasteboardKeepsWhatIsCopied() {
        let board = NSPasteboard(name: .find)
        board.clearContents()
        #expect(board.setString("a", forType: .string) && board.string(forType: .string) == "a")
        #expect(board.types == [.string])
        board.clearContents()
        board.writeObjects([NSString("b"), NSImage()])
        #expect(board.string(forType: .string) == "b")
        #expect(board.readObjects(forClasses: [NSImage.self])?.count == 1)
        #expect(board.string(forType: .html) == nil)
    }

    private struct Background: NSViewRepresentable {
        func makeNSView(context: Context) -> NSView {
            let view = NSView()
            view.wantsLayer = true
            view.layer?.backgroundColor = NSColor.red.cgColor
            return view
        }
        func updateNSView(_ nsView: NSView, context: Context) {}
    }

    @Test func aLayersBackgroundIsDrawn() throws {
        let renderer = ImageRenderer(content: Background().frame(width: 4, height: 4))
        let image = try #require(renderer.nsImage)
        let pixels = try #require(image.cgImage(forProposedRect: nil, context: nil, hints: nil))
        #expect(image.size == NSSize(width: 4, height: 4) && firstPixelIsRed(pixels))
    }
}
