import Drawing
import SwiftUI
import Testing

@MainActor
@Suite struct ButtonTitleTests {
    private let word = "Play"

    @Test func aTitleIsATextInTheAccentColour() throws {
        let text = try Stage { Text("Play").foregroundColor(.blue) }.list()
        #expect(try Stage { Button("Play") {} }.list() == text)
        #expect(try Stage { Button(word) {} }.list() == text)
        let red = try Stage { Text("Play").foregroundColor(.red) }.list()
        #expect(try Stage { Button("Play", role: .destructive) {} }.list() == red)
        #expect(try Stage { Button(word, role: .destructive) {} }.list() == red)
        #expect(try Stage { Button("Play") {}.foregroundColor(.red) }.list() == red)
    }

    @Test func aBorderedTitleHasItsGroundAroundIt() throws {
        let text = Stage { Text("Play") }.host.idealSize
        let button = Stage { Button("Play") {}.buttonStyle(.bordered) }.host.idealSize
        #expect(button == CGSize(width: text.width + 24, height: text.height + 14))
    }

    @Test func aTitleIsTappedInItsFrame() throws {
        let notes = Notes()
        let stage = Stage { Button("Play") { notes.add("tapped") }.buttonStyle(.plain) }
        stage.host.play([.tap(CGPoint(x: 50, y: 50), at: 1)])
        stage.host.advance(to: 2)
        #expect(notes.lines == ["tapped"])
    }
}
