// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import Testing
import UIKit
import Zoetrope

/// The previews of a provider: one for each view in its list.
@MainActor
@Suite struct PreviewProviderTests {
    private struct Two: View {
        var body: some View {
            Color.red.frame(width: 11, height: 1)
            Color.blue.frame(width: 12, height: 1)
        }
    }

    private struct Wide: ViewModifier {
        let isOne: Bool
        @ViewBuilder func body(content: Content) -> some View {
            if isOne { VStack { content } } else { content.padding(.leading, 10) }
        }
    }

    private func previews(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> some View) throws
        -> [PreviewDescription]
    {
        try PreviewDescription.previews(named: "A", on: PreviewDescription.Canvas()) { content() }
    }

    private func widths(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> some View) throws -> [CGFloat] {
        try previews { content().previewLayout(.sizeThatFits) }.map(\.size.width)
    }

    @Test func aViewAfterOthersRenamesNone() throws {
        let one = try previews { Text("one") }
        let three = try previews {
            Text("one")
            Text("two").previewDisplayName("Second")
            Text("three")
        }
        #expect(one.map(\.name) == ["A"] && three.map(\.name) == ["A", "Second", "A 3"])
    }

    @Test func aGroupHasAPreviewForEachViewWithItsModifiers() throws {
        let found = try previews {
            Group {
                Text("one")
                Text("two").previewDisplayName("Second")
            }
            .previewLayout(.fixed(width: 100, height: 40))
        }
        #expect(found.map(\.name) == ["A", "Second"])
        #expect(found.map(\.size) == [CGSize(width: 100, height: 40), CGSize(width: 100, height: 40)])
    }

    @Test func aLoopHasAPreviewForEachElement() throws {
        let found = try previews {
            ForEach(["iPhone SE", "iPhone 16", "iPad"], id: \.self) { name in
                Color.red.previewDevice(PreviewDevice(rawValue: name)).previewDisplayName(name)
            }
        }
        #expect(found.map(\.name) == ["iPhone SE", "iPhone 16", "iPad"])
        #expect(found.map(\.size.width) == [375, 393, 820])
        #expect(try widths { ForEach(0..<3) { Color.red.frame(width: CGFloat($0 + 1), height: 1) } } == [1, 2, 3])
    }

    @Test func listsInListsAndChoicesAreTakenApart() throws {
        let isThere = true
        let found = try widths {
            Group {
                Group { Color.red.frame(width: 1, height: 1) }
                ForEach(2..<4) { Color.red.frame(width: CGFloat($0), height: 1) }
                if isThere { Color.red.frame(width: 4, height: 1) } else { Color.red.frame(width: 99, height: 1) }
                AnyView(
                    Group {
                        Color.red.frame(width: 5, height: 1); Color.red.frame(width: 6, height: 1)
                    })
                EmptyView()
            }
            .padding(.leading, 10)
        }
        #expect(found == [11, 12, 13, 14, 15, 16])
    }

    /// Each view of a list becomes a preview, even inside the body of a custom view or modifier.
    @Test func bodiesAreTakenApart() throws {
        #expect(try widths { Two() } == [11, 12])
        #expect(
            try widths {
                Group {
                    Two(); Color.red.frame(width: 1, height: 1)
                }.modifier(Wide(isOne: false))
            } == [21, 22, 11])
        #expect(try widths { Two().modifier(Wide(isOne: true)) } == [12])
    }

    @Test func membersDoNotSeeEachOther() throws {
        for isModified in [false, true] {
            let found = try previews {
                Group {
                    Color.red.frame(width: 1, height: 1).preferredColorScheme(.dark)
                    Dark()
                }
                .modifier(Wide(isOne: isModified && false))
                .previewLayout(.sizeThatFits)
            }
            #expect(found.map(\.size.width) == [11, 12])
        }
    }

    private struct Dark: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Color.red.frame(width: scheme == .dark ? 99 : 2, height: 1) }
    }

    @Test func aListOfNoneHasNone() throws {
        #expect(try previews { EmptyView() }.isEmpty)
        #expect(try previews { ForEach(0..<0) { Text("\($0)") } }.isEmpty)
    }
}

@MainActor
@Suite struct UIKitPreviewTests {
    private func pixel(_ preview: Preview) throws -> SIMD4<UInt8> {
        let made = PreviewDescription(of: preview, on: PreviewDescription.Canvas())
        let settings = try RenderSettings(size: made.size, scale: 1, assets: AssetLibrary(directories: []))
        let source = ViewFrameSource(settings) { made.content() }
        let bitmap = FrameRasterizer().draw(try source.displayList(at: 0))
        #expect(source.warnings.isEmpty)
        return bitmap[bitmap.width / 2, bitmap.height / 2]
    }

    private final class Controller: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        }
    }

    @Test func viewsAndControllersAreDrawn() throws {
        let view = Preview("view", traits: .fixedLayout(width: 50, height: 50)) {
            let view = UIView()
            view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            return view
        }
        #expect(view.name == "view" && view.layout == .fixed(width: 50, height: 50))
        #expect(try pixel(view) == SIMD4(255, 0, 0, 255))
        #expect(try pixel(Preview { Controller() }) == SIMD4(0, 0, 255, 255))
        #expect(
            try pixel(Preview { UIHostingController(rootView: Color(red: 0, green: 1, blue: 0)) })
                == SIMD4(0, 255, 0, 255))
        #expect(try pixel(Preview { Color(red: 0, green: 1, blue: 1) }) == SIMD4(0, 255, 255, 255))
    }
}
