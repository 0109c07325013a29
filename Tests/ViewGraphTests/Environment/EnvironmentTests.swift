// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import TestSupport
import Testing
import SwiftUICore

private enum WidthKey: EnvironmentKey { static let defaultValue: CGFloat = 10 }
extension EnvironmentValues {
    fileprivate var width: CGFloat {
        get { self[WidthKey.self] }
        set { self[WidthKey.self] = newValue }
    }
}

@Suite @MainActor
struct EnvironmentTests {
    private struct Reader: View {
        @Environment(\.width) private var width
        var body: some View { Color.red.frame(width: width, height: 10) }
    }

    private struct Scheme: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Box(side: scheme == .dark ? 20 : 10) }
    }

    @Test func innermostValueWins() throws {
        let stage = Stage {
            VStack {
                Reader()
                Reader().environment(\.width, 20).environment(\.width, 30)
                Reader().transformEnvironment(\.width) { $0 += 5 }
            }
        }
        #expect(try stage.list().leaves.map(\.frame.width) == [10, 20, 15])
    }

    @Test func colorSchemeOfOneView() throws {
        let stage = Stage {
            HStack {
                Scheme().colorScheme(.dark); Scheme()
            }
        }
        #expect(try stage.list().leaves.map(\.frame.width) == [20, 10])
    }

    @Test func preferredColorSchemeReachesTheWindow() throws {
        let stage = Stage {
            HStack {
                Scheme(); Scheme().preferredColorScheme(.dark); Scheme().preferredColorScheme(.light)
            }
        }
        #expect(try stage.list().leaves.map(\.frame.width) == [20, 20, 20])
        let none = Stage { Scheme().preferredColorScheme(nil) }
        #expect(try none.list().leaves.map(\.frame.width) == [10])
    }

    @Test func foregroundIsInherited() throws {
        let stage = Stage { HStack { Circle().foregroundColor(.blue).foregroundColor(.red) }.foregroundStyle(.green) }
        let blue = Stage { Circle().fill(Color.blue) }
        #expect(try stage.colors() == blue.colors())
    }
}
