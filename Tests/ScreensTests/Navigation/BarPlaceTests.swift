// SPDX-License-Identifier: MIT

import Foundation
import Screens
import SwiftUI
import TestSupport
import Testing
import Zoetrope

/// The place and the height of navigation bars on different devices and in sheets.
@MainActor
@Suite struct BarPlaceTests {
    /// The lower edge of a page's navigation bar on a device, in points.
    private func bottom<V: View>(
        on name: String, scale: Double = 3, at time: Double = 0, @ViewBuilder _ view: (_ page: AnyView) -> V
    ) throws -> CGFloat {
        let device = try #require(Device.named(name))
        let (size, insets) = device.canvas(isLandscape: false)
        let settings = try RenderSettings(
            size: size, scale: scale, assets: AssetLibrary(directories: []), traits: Traits(safeAreaInsets: insets))
        let page = AnyView(Color.red.frame(height: 44).frame(maxHeight: .infinity, alignment: .top))
        let source = ViewFrameSource(settings) { view(page) }
        let red = Color.red.resolve(.init())
        return try #require(source.displayList(at: time).leaves.first { $0.color == red }).frame.minY
    }

    /// The bar begins below the status bar. On phones with a pill-shaped camera, the safe area ends below that edge.
    @Test(arguments: ["iphone-15": 161, "iphone-16-pro": 169, "iphone-14": 141, "iphone-se": 60])
    func barsBeginBelowTheStatusBar(device: String, pixels: Int) throws {
        let statusBar = CGFloat(pixels) / 3
        let inset = try #require(Device.named(device)).canvas(isLandscape: false).safeAreaInsets.top
        let small = try bottom(on: device) { page in
            NavigationStack { page.navigationTitle("Names").navigationBarTitleDisplayMode(.inline) }
        }
        #expect(isClose(small, statusBar + 44))
        let large = try bottom(on: device) { page in NavigationStack { page.navigationTitle("Names") } }
        #expect(isClose(large, statusBar + 96))
        let hidden = try bottom(on: device) { page in
            NavigationStack { page.navigationTitle("Names").toolbar(.hidden, for: .navigationBar) }
        }
        #expect(isClose(hidden, inset))
        // In a view that does not touch the top edge of the screen, the bar lies wholly below the safe area.
        let lower = try bottom(on: device) { page in
            NavigationStack { page.navigationTitle("Names").navigationBarTitleDisplayMode(.inline) }
                .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 30) }
        }
        #expect(isClose(lower, inset + 30 + 44))
    }

    /// A sheet's bar is 56 points high.
    @Test func barsInSheetsAreHigher() throws {
        func bottom(isInSheet: Bool) throws -> CGFloat {
            try self.bottom(on: "iphone-11", scale: 2, at: 2) { page in
                let stack = NavigationStack {
                    page.navigationTitle("Names").navigationBarTitleDisplayMode(.inline)
                }
                if isInSheet {
                    Color.clear.sheet(isPresented: .constant(true)) { stack }
                } else {
                    Color.clear.fullScreenCover(isPresented: .constant(true)) { stack }
                }
            }
        }
        #expect(isClose(try bottom(isInSheet: true), 48 + 10 + 56))
        #expect(isClose(try bottom(isInSheet: false), 48 + 44))
    }
}
