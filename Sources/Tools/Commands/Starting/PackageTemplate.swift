// SPDX-License-Identifier: MIT

import Foundation

/// The files of a new package with a view and a test of its previews.
struct PackageTemplate {
    /// The name of a package and of its module.
    struct Name: Equatable {
        let text: String

        init(_ text: String) throws {
            guard text.wholeMatch(of: #/[A-Za-z][A-Za-z0-9_]{0,63}/#) != nil else {
                throw UsageError(
                    "'\(text)' is not a module name: use up to 64 letters and digits with a letter first, in --name")
            }
            guard !Self.taken.contains(text) else {
                throw UsageError("'\(text)' is the name of another module that views see: use --name")
            }
            self.text = text
        }

        private static let taken: Set = [
            "Swift", "SwiftUI", "UIKit", "Foundation", "Combine", "Charts", "Testing", "Zoetrope", "ZoetropeTesting",
            "XCTest",
            "AVFoundation", "SwiftData",
        ]

        /// A module name made from the name of a folder: my-cards → MyCards.
        static func suggestion(for folder: String) -> String {
            folder.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
                .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        }
    }

    struct File: Equatable {
        var path: String
        var text: String
        var isProgram = false
    }

    let name: Name
    let source: PackageSource

    var files: [File] {
        if source == .program {
            return [
                File(path: "Package.swift", text: plainManifest),
                File(path: "Sources/\(name.text)/PulseView.swift", text: view),
                File(path: "Sources/\(name.text)/__Snapshots__/.gitkeep", text: ""),
                File(path: "ci/previews", text: plainScript, isProgram: true),
                File(path: ".github/workflows/previews.yml", text: plainWorkflow),
                File(path: ".gitignore", text: ".build/\n.swiftpm/\n"),
            ]
        }
        return [
            File(path: "Package.swift", text: manifest),
            File(path: "Sources/\(name.text)/PulseView.swift", text: view),
            File(path: "Tests/\(name.text)Tests/PreviewTests.swift", text: tests),
            // Keeps the empty folder in Git. The manifest excludes the folder, and SwiftPM warns if an excluded folder
            // is missing.
            File(path: "Tests/\(name.text)Tests/Snapshots/.gitkeep", text: ""),
            File(path: "ci/previews", text: script, isProgram: true),
            File(path: ".github/workflows/previews.yml", text: workflow),
            File(path: ".gitignore", text: ".build/\n.swiftpm/\n"),
        ]
    }

    /// The manifest of a package without dependencies.
    private var plainManifest: String {
        """
        // swift-tools-version: 6.0

        import PackageDescription

        // On Apple's systems this builds with Apple's SwiftUI; on Linux `render` builds it with Zoetrope's.
        let package = Package(
            name: "\(name.text)",
            platforms: [.iOS(.v17), .macOS(.v14)],
            products: [.library(name: "\(name.text)", targets: ["\(name.text)"])],
            targets: [.target(name: "\(name.text)", exclude: ["__Snapshots__"])]
        )

        """
    }

    private var plainScript: String {
        """
        #!/bin/sh
        # Compares each preview with its picture in __Snapshots__. The first run records the pictures: review them, then run again.
        set -eu
        cd "$(dirname "$0")/.."
        exec \(ProgramName.current) test "$@"

        """
    }

    /// A CI workflow that installs the release of this version. A variable of the user's repository says where
    /// releases are.
    private var plainWorkflow: String {
        """
        name: Previews

        on:
          push:
            branches: [main]
          pull_request:

        permissions:
          contents: read

        jobs:
          previews:
            runs-on: ubuntu-latest
            timeout-minutes: 20
            env:
              # A variable of the repository: the address of Zoetrope's releases, which ends in /releases.
              RELEASES: ${{ vars.ZOETROPE_RELEASES }}
              VERSION: \(Version.number)
            steps:
              - uses: actions/checkout@v4
              - name: Install Zoetrope
                run: |
                  : "${RELEASES:?set the variable ZOETROPE_RELEASES in the settings of the repository}"
                  cd "$RUNNER_TEMP"
                  package=zoetrope_${VERSION}_$(dpkg --print-architecture).deb
                  for file in SHA256SUMS "$package"; do
                    curl --fail --silent --show-error --location --retry 3 --remote-name "$RELEASES/download/v$VERSION/$file"
                  done
                  grep -F " $package" SHA256SUMS | sha256sum --strict --check
                  sudo apt-get install -y --no-install-recommends "./$package"
              - run: ci/previews --record never
              - if: failure()
                uses: actions/upload-artifact@v4
                with:
                  name: snapshot-report
                  path: .build/snapshot-report/
                  include-hidden-files: true
                  if-no-files-found: ignore

        """
    }

    private var manifest: String {
        """
        // swift-tools-version: 6.0

        import PackageDescription

        // On Linux SwiftUI is Zoetrope's; on Apple's systems it is Apple's, and Zoetrope is not built.
        let linux = TargetDependencyCondition.when(platforms: [.linux])

        let package = Package(
            name: "\(name.text)",
            platforms: [.iOS(.v17), .macOS(.v14)],
            products: [.library(name: "\(name.text)", targets: ["\(name.text)"])],
            dependencies: [
                \(source.dependency ?? "")
            ],
            targets: [
                .target(
                    name: "\(name.text)",
                    dependencies: [.product(name: "SwiftUI", package: "\(source.identity)", condition: linux)]),
                .testTarget(
                    name: "\(name.text)Tests",
                    dependencies: [
                        "\(name.text)", .product(name: "ZoetropeTesting", package: "\(source.identity)", condition: linux),
                    ],
                    exclude: ["Snapshots"]),
            ]
        )

        """
    }

    private var view: String {
        """
        import SwiftUI

        /// A heart that beats.
        public struct PulseView: View {
            private let color: Color
            @State private var isLarge = false

            public init(color: Color = .red) { self.color = color }

            public var body: some View {
                Image(systemName: "heart.fill")
                    .font(.system(size: 48))
                    .foregroundStyle(color)
                    .scaleEffect(isLarge ? 1 : 0.8)
                    .animation(.easeInOut(duration: 0.5).repeatForever(autoreverses: true), value: isLarge)
                    .onAppear { isLarge = true }
                    .padding(24)
            }
        }

        #Preview("Red", traits: .sizeThatFitsLayout) { PulseView() }

        #Preview("Blue", traits: .sizeThatFitsLayout) { PulseView(color: .blue) }

        """
    }

    private var tests: String {
        """
        #if canImport(ZoetropeTesting)
        import Testing
        import ZoetropeTesting

        @testable import \(name.text)

        /// Compares each preview with its picture in Snapshots. The first run records the pictures: review them, then run again.
        @MainActor struct PreviewTests {
            @Test(arguments: try previews(in: .module)) func looks(preview: PreviewCase) { expectSnapshot(of: preview) }
        }
        #endif

        """
    }

    private var script: String {
        """
        #!/bin/sh
        # Runs the tests of the previews, here and on CI. As root, it also installs what they need.
        set -eu
        cd "$(dirname "$0")/.."
        if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null && ! pkg-config --exists libdeflate freetype2 harfbuzz 2>/dev/null; then
            apt-get update
            DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends pkg-config \\
                libpng-dev libjpeg-dev libwebp-dev zlib1g-dev libdeflate-dev libfreetype-dev libharfbuzz-dev libfribidi-dev libyaml-dev \\
                libmd-dev fonts-inter fonts-jetbrains-mono fonts-noto-core fonts-dejavu-core fonts-dejavu-extra \\
                fonts-noto-color-emoji fonts-droid-fallback
        fi
        # Pictures take long without optimization. XCTest has nothing to do here.
        exec swift test -c release --disable-xctest "$@"

        """
    }

    private var workflow: String {
        """
        name: Previews

        on:
          push:
            branches: [main]
          pull_request:

        permissions:
          contents: read

        jobs:
          previews:
            runs-on: ubuntu-latest
            container: swift:6.3-bookworm
            timeout-minutes: 60
            steps:
              - uses: actions/checkout@v4
              - uses: actions/cache@v4
                with:
                  path: .build
                  key: previews-${{ hashFiles('Package.*') }}-${{ github.sha }}
                  restore-keys: previews-${{ hashFiles('Package.*') }}-
              - run: ci/previews
                env:
                  SNAPSHOT_RECORD: never
              - if: failure()
                uses: actions/upload-artifact@v4
                with:
                  name: snapshot-failures
                  path: .build/snapshot-failures/
                  include-hidden-files: true
                  if-no-files-found: ignore

        """
    }
}
