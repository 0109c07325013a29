// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import TestSupport
import Testing
import SwiftUICore
import Zoetrope

/// The traits of a rendering reach the environment of all views.
@Suite @MainActor struct TraitsTests {
    private struct Settings: View {
        let notes: Notes
        @Environment(\.accessibilityReduceMotion) private var motion
        @Environment(\.accessibilityReduceTransparency) private var transparency
        @Environment(\.legibilityWeight) private var weight
        var body: some View {
            Color.clear.onAppear { notes.add("\(motion) \(transparency) \(weight == .bold)") }
        }
    }

    @Test func viewsReadAccessibilitySettings() throws {
        func seen(_ choices: Traits.Accessibility) throws -> [String] {
            let notes = Notes()
            var traits = Traits()
            traits.accessibility = choices
            let settings = try RenderSettings(
                size: CGSize(width: 9, height: 9), assets: AssetLibrary(directories: []), traits: traits)
            _ = try ViewFrameSource(settings) { Settings(notes: notes) }.displayList(at: 0)
            return notes.lines
        }
        #expect(try seen([]) == ["false false false"])
        #expect(try seen(.reduceMotion) == ["true false false"])
        #expect(try seen([.reduceTransparency, .boldText]) == ["false true true"])
    }

    private struct Report: View {
        let note: (String) -> Void
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.locale) private var locale
        @Environment(\.layoutDirection) private var layoutDirection
        @Environment(\.dynamicTypeSize) private var dynamicTypeSize

        var body: some View {
            let _ = note("\(colorScheme) \(locale.identifier) \(layoutDirection) \(dynamicTypeSize)")
            Color.primary
        }
    }

    private func seen(_ traits: Traits) throws -> (report: [String], color: RGBAColor?) {
        var report: [String] = []
        let settings = try RenderSettings(
            size: CGSize(width: 4, height: 3), background: nil, assets: AssetLibrary(directories: []), traits: traits)
        let source = ViewFrameSource(settings) { Report { report.append($0) } }
        guard case .fill(_, _, .color(let color))? = try source.displayList(at: 0).items.first?.content else {
            return (report, nil)
        }
        return (report, color)
    }

    @Test func theStandardIsADeviceFromTheBox() throws {
        let (report, color) = try seen(Traits())
        #expect(report == ["light en_US leftToRight large"])
        #expect(color == .black)
    }

    @Test func eachReachesTheViews() throws {
        let traits = Traits(colorScheme: .dark, locale: Locale(identifier: "de_DE"), dynamicTypeSize: .accessibility1)
        let (report, color) = try seen(traits)
        #expect(report == ["dark de_DE leftToRight accessibility1"])
        #expect(color == .white)
    }

    @Test func theSystemGivesTheColors() throws {
        #expect(try seen(Traits(system: .iOS26)).color == .black)
        #expect(try seen(Traits(system: .macOS15)).color?.alpha == 0.847)
        #expect(Traits.System.allCases.map(\.rawValue) == ["ios18", "ios26", "ios27", "macos15"])
    }

    @Test func theLanguageGivesTheDirectionUnlessItIsGiven() throws {
        for language in ["he", "ar", "fa_IR"] {
            #expect(try seen(Traits(locale: Locale(identifier: language))).report[0].contains("rightToLeft"))
        }
        let mirrored = Traits(layoutDirection: .rightToLeft)
        #expect(try seen(mirrored).report == ["light en_US rightToLeft large"])
        let kept = Traits(locale: Locale(identifier: "he"), layoutDirection: .leftToRight)
        #expect(try seen(kept).report == ["light he leftToRight large"])
    }

    @Test func theGroundIsDarkInTheDark() {
        func scene(_ background: RGBAColor?) -> SceneDescription {
            SceneDescription(
                name: "a", summary: "", size: CGSize(width: 1, height: 1), duration: 1, background: background
            ) { Color.red }
        }
        let (light, dark) = (Traits(), Traits(colorScheme: .dark))
        #expect(scene(.white).background(for: light) == .white)
        #expect(scene(.white).background(for: dark) == .black)
        #expect(scene(nil).background(for: dark) == nil)
        let own = RGBAColor(red: 1, green: 0, blue: 0)
        #expect(scene(own).background(for: dark) == own)
    }
}
