// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import Zoetrope

/// The variant of an image set or a colour set that an environment selects.
@MainActor
@Suite struct AssetVariantTests {
    private let red = SIMD4<UInt8>(255, 0, 0, 255)
    private let blue = SIMD4<UInt8>(0, 0, 255, 255)

    /// Draws an image set, and returns the colours of the left and the right half. The first of two files is red, the
    /// second is blue. A single file is red in its left half and blue in its right half.
    private func drawn(
        _ first: String, _ second: String?, width: CGFloat = 100, height: CGFloat = 100, _ traits: Traits = Traits()
    ) throws -> [SIMD4<UInt8>] {
        try TemporaryFolder.with { folder in
            let set = "A.xcassets/x.imageset/"
            let entries = [("a", first)] + (second.map { [("b", $0)] } ?? [])
            let images = entries.map { "{\"filename\": \"\($0.0).png\", \($0.1)}" }
            try folder.write("{\"images\": [\(images.joined(separator: ", "))]}", to: set + "Contents.json")
            let colors = second == nil ? [red, blue] : [red, red]
            var bitmap = Bitmap(width: 2, height: 1)
            for x in 0..<2 { bitmap[x, 0] = colors[x] }
            try folder.write(PNGEncoder().encode(bitmap), to: set + "a.png")
            try folder.write(PNGEncoder().encode(Pictures.plain(2, 1, blue)), to: set + "b.png")
            let settings = try RenderSettings(
                size: CGSize(width: width, height: height), scale: 1, assets: AssetLibrary(directories: [folder.path]),
                traits: traits)
            let source = ViewFrameSource(settings) { Image("x").interpolation(.none).resizable() }
            let picture = FrameRasterizer().draw(try source.displayList(at: 0))
            #expect(source.warnings.isEmpty)
            return [picture[1, 50], picture[Int(width) - 2, 50]]
        }
    }

    private let any = "\"idiom\": \"universal\""

    @Test func contrastChooses() throws {
        let high = any + ", \"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}]"
        #expect(try drawn(any, high) == [red, red])
        #expect(try drawn(any, high, Traits(colorSchemeContrast: .increased)) == [blue, blue])
        let dark = any + ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
        #expect(try drawn(dark, high, Traits(colorScheme: .dark, colorSchemeContrast: .increased)) == [red, red])
        #expect(try drawn(any, dark, Traits(colorScheme: .dark)) == [blue, blue])
    }

    @Test(arguments: [("en_US", false), ("de_DE", true), ("de_AT", true), ("fr_FR", false)])
    func theLanguageChooses(locale: String, isGerman: Bool) throws {
        let color = isGerman ? blue : red
        #expect(
            try drawn(any, any + ", \"locale\": \"de\"", Traits(locale: Locale(identifier: locale))) == [color, color])
    }

    @Test func theKindOfDeviceChooses() throws {
        let (phone, pad) = ("\"idiom\": \"iphone\"", "\"idiom\": \"ipad\"")
        #expect(try drawn(phone, pad, width: 393, height: 852) == [red, red])
        #expect(try drawn(phone, pad, width: 820, height: 1180) == [blue, blue])
        #expect(try drawn(any, pad, width: 820, height: 1180) == [blue, blue])
        #expect(try drawn(any, pad, width: 393, height: 852) == [red, red])
        #expect(try drawn(any, "\"idiom\": \"mac\"", Traits(system: .macOS15)) == [blue, blue])
        // A set with an image for iPhones only is used on an iPad too.
        #expect(try drawn(phone, nil, width: 820, height: 1180) == [red, blue])
    }

    @Test func theRoomChooses() throws {
        let low = any + ", \"height-class\": \"compact\""
        #expect(try drawn(any, low, width: 393, height: 852) == [red, red])
        #expect(try drawn(any, low, width: 852, height: 393) == [blue, blue])
        let wide = any + ", \"width-class\": \"regular\""
        #expect(try drawn(any, wide, width: 393, height: 852) == [red, red])
        #expect(try drawn(any, wide, width: 820, height: 1180) == [blue, blue])
    }

    @Test func theDirectionChooses() throws {
        let (right, left) = ("\"language-direction\": \"left-to-right\"", "\"language-direction\": \"right-to-left\"")
        let arabic = Traits(locale: Locale(identifier: "ar_EG"))
        #expect(try drawn(right, left) == [red, red])
        #expect(try drawn(right, left, arabic) == [blue, blue])
        #expect(try drawn(any, left, arabic) == [blue, blue])
        // In the other layout direction, an image that is given for one direction only is mirrored.
        #expect(try drawn(right, nil) == [red, blue])
        #expect(try drawn(right, nil, arabic) == [blue, red])
        #expect(try drawn(left, nil) == [blue, red])
        #expect(try drawn(any, nil, arabic) == [red, blue])
        #expect(try drawn(right, nil, Traits(layoutDirection: .rightToLeft)) == [blue, red])
    }

    @Test func unknownValuesAreErrors() throws {
        try TemporaryFolder.with { folder in
            let path = "A.xcassets/x.imageset/Contents.json"
            try folder.write(
                "{\"images\": [{\"filename\": \"a.png\", \"language-direction\": \"down\"}]}", to: path)
            let error = AssetError.unreadable(
                path: folder.path + "/" + path,
                reason: "the language-direction \"down\" is neither left-to-right nor right-to-left")
            #expect(throws: error) { try AssetLibrary(directories: [folder.path]).image(named: "x", scale: 1) }
        }
    }

    // MARK: Colours

    private func entry(_ red: Int, _ more: String) -> String {
        "{\(more), \"color\": {\"components\": {\"red\": \"\(red)\", \"green\": \"0\", \"blue\": \"0\"}}}"
    }

    private func accent(_ contents: String?, _ accent: AccentColor?, _ size: CGSize = CGSize(width: 9, height: 9))
        throws
        -> SIMD4<UInt8>
    {
        try TemporaryFolder.with { folder in
            if let contents { try folder.write(contents, to: "A.xcassets/Brand.colorset/Contents.json") }
            let library = AssetLibrary(directories: [folder.path], accent: accent) { path throws(AssetError) in
                throw .unreadable(path: path, reason: "no image")
            }
            let settings = try RenderSettings(size: size, scale: 1, assets: library)
            let source = ViewFrameSource(settings) {
                HStack(spacing: 0) {
                    Color.accentColor
                    Rectangle().fill(.tint)
                    Color.accentColor.tint(Color(red: 0, green: 1, blue: 0))
                }
            }
            let picture = FrameRasterizer().draw(try source.displayList(at: 0))
            #expect(source.warnings.isEmpty)
            let third = Int(size.width) / 3
            #expect(picture[1, 1] == picture[third + 1, 1])
            #expect(picture[2 * third + 1, 1] == SIMD4(0, 255, 0, 255))
            return picture[1, 1]
        }
    }

    @Test func theAccentColorIsThatOfTheProject() throws {
        let set = "{\"colors\": [\(entry(200, any)), \(entry(100, "\"idiom\": \"ipad\""))]}"
        #expect(try accent(set, .asset("Brand")) == SIMD4(200, 0, 0, 255))
        #expect(try accent(set, .asset("Brand"), CGSize(width: 900, height: 900)) == SIMD4(100, 0, 0, 255))
        let blue = try accent(set, nil)
        #expect(blue == SIMD4(0, 122, 255, 255))
        // Like the set in a new Xcode project, this set names no colour.
        #expect(try accent("{\"colors\": [{\"idiom\": \"universal\"}]}", .asset("Brand")) == blue)
        #expect(try accent(nil, .asset("Brand")) == blue)
        #expect(try accent(nil, .system("orange")) == SIMD4(255, 149, 0, 255))
        #expect(AccentColor(word: "asset:A:B") == .asset("A:B") && AccentColor(word: "A") == nil)
    }
}
