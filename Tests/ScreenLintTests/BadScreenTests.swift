// SPDX-License-Identifier: MIT

import Foundation
import ScreenLint
import SwiftUI
import Testing

/// A screen with a fault of each common kind, and the same screen without faults.
@MainActor
@Suite struct BadScreenTests {
    private let lint = Lint(
        width: 393, height: 852, insets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))

    private func names(_ findings: [Finding]) -> Set<String> {
        Set(findings.map { "\($0.rule) \($0.viewPath.components(separatedBy: " › ").last ?? "")" })
    }

    @Test func allFaultsAreFound() throws {
        let found = try lint { Profile() }
        #expect(
            names(found) == [
                "contrast Text “AL”", "text-overlap Text “Ada Lovelace”", "contrast Text “@ada · London”",
                "contrast Text “Posts”", "contrast Text “Followers”", "contrast Text “Following”",
                "missing-label Picker", "outside-window Button", "under-bars Button", "target-size Button",
                "missing-label Button", "contrast Image “gear”",
            ])
        #expect(found.allSatisfy { $0.number != nil && $0.frame != nil })
    }

    @Test func theMendedScreenHasNone() throws {
        let found = try lint { MendedProfile() }
        #expect(found.isEmpty, "\(found.map(\.message))")
    }

    private struct Profile: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    ZStack(alignment: .bottomLeading) {
                        LinearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom)
                            .frame(height: 180)
                        Circle().fill(.orange).frame(width: 96, height: 96)
                            .overlay { Text("AL").font(.title).bold().foregroundStyle(.white) }
                            .overlay { Circle().stroke(.white, lineWidth: 4) }
                            .offset(x: 20, y: 48)
                    }
                    HStack(alignment: .top) {
                        VStack(alignment: .leading) {
                            Text("Ada Lovelace").font(.title2.bold())
                            Text("@ada · London").foregroundStyle(.tertiary)
                        }
                        Spacer()
                        FollowButton()
                    }
                    .padding(.horizontal)
                    Counts(style: AnyShapeStyle(.quaternary))
                    Tabs(title: "")
                    Photos()
                }
            }
            .ignoresSafeArea(edges: .top)
            .overlay(alignment: .topTrailing) {
                Button {
                } label: {
                    Image(systemName: "gear").foregroundStyle(.white)
                }
                .offset(x: 10, y: -20)
            }
        }
    }

    private struct MendedProfile: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    ZStack(alignment: .bottomLeading) {
                        LinearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom)
                            .frame(height: 180)
                        Circle().fill(.orange).frame(width: 96, height: 96)
                            .overlay { Text("AL").font(.title).bold().foregroundStyle(.black) }
                            .overlay { Circle().stroke(.white, lineWidth: 4) }
                            .offset(x: 20, y: 48)
                    }
                    HStack(alignment: .top) {
                        VStack(alignment: .leading) {
                            Text("Ada Lovelace").font(.title2.bold())
                            Text("@ada · London").foregroundStyle(.secondary)
                        }
                        Spacer()
                        FollowButton()
                    }
                    .padding(.horizontal)
                    .padding(.top, 40)
                    Counts(style: AnyShapeStyle(.secondary))
                    Tabs(title: "Layout")
                    Photos()
                }
            }
            .ignoresSafeArea(edges: .top)
            .overlay(alignment: .topTrailing) {
                Button {
                } label: {
                    Image(systemName: "gear").foregroundStyle(.black).frame(width: 44, height: 44)
                        .contentShape(Rectangle())
                }
                .accessibilityLabel("Settings")
                .padding(.trailing, 8)
            }
        }
    }

    private struct FollowButton: View {
        var body: some View {
            Button("Follow") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
                .accessibilityIdentifier("follow-button")
        }
    }

    private struct Counts: View {
        let style: AnyShapeStyle

        var body: some View {
            HStack {
                ForEach([("128", "Posts"), ("4.2k", "Followers"), ("310", "Following")], id: \.0) { count, label in
                    VStack {
                        Text(count).font(.headline)
                        Text(label).font(.caption2).foregroundStyle(style)
                    }
                    .frame(maxWidth: .infinity)
                }
            }
        }
    }

    private struct Tabs: View {
        let title: String

        var body: some View {
            Picker(title, selection: .constant(0)) {
                Text("Grid").tag(0)
                Text("List").tag(1)
            }
            .pickerStyle(.segmented)
            .padding(.horizontal)
        }
    }

    private struct Photos: View {
        var body: some View {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2) {
                ForEach(0..<12) { index in
                    Rectangle().fill(Color(hue: Double(index) / 12, saturation: 0.5, brightness: 0.9))
                        .aspectRatio(1, contentMode: .fit)
                }
            }
        }
    }
}
