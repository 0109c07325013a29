// swift-tools-version: 6.3

import PackageDescription

// The map of these targets, and the reason for each wall between them, stands in Sources/README.md.
let package = Package(
    name: "Zoetrope",
    products: [
        .executable(name: "render", targets: ["render"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Zoetrope", targets: ["Zoetrope"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        // Ground floor: they know nobody.
        .target(name: "Geometry"),
        .target(name: "Motion"),
        .target(name: "CSpans"),
        .systemLibrary(
            name: "CDeflate", path: "Sources/CDeflate", pkgConfig: "libdeflate",
            providers: [.apt(["libdeflate-dev"])]),
        .target(name: "CPNG", linkerSettings: [.linkedLibrary("png"), .linkedLibrary("z")]),
        .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),

        // One frame as data, and the three that never import each other.
        .target(name: "Drawing", dependencies: ["Geometry"]),
        .target(name: "Raster", dependencies: ["Geometry", "Drawing", "CSpans"]),
        .target(name: "Codecs", dependencies: ["Drawing", "CPNG", "CJPEG", "CDeflate"]),
        .target(name: "Views", dependencies: ["Geometry", "Motion", "Drawing"]),

        // The engine, and the name that view code imports.
        .target(name: "Zoetrope", dependencies: ["Views", "Raster", "Codecs", "Drawing", "Geometry", "Motion"]),
        .target(name: "SwiftUI", dependencies: ["Views", "Zoetrope"]),

        // Doors.
        .target(name: "Scenes", dependencies: ["SwiftUI"], path: "Scenes"),
        .executableTarget(
            name: "render",
            dependencies: [
                "Zoetrope", "Scenes",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(name: "AssetStudio", dependencies: ["Geometry", "Drawing", "Raster", "Codecs"]),

        .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
        .testTarget(name: "MotionTests", dependencies: ["Motion"]),
        .testTarget(name: "DrawingTests", dependencies: ["Drawing", "Geometry"]),
        .testTarget(name: "RasterTests", dependencies: ["Raster", "Drawing", "Geometry", "CSpans"]),
        .testTarget(name: "CodecsTests", dependencies: ["Codecs", "Drawing"]),
        .testTarget(name: "ViewsTests", dependencies: ["SwiftUI", "Views", "Drawing", "Geometry", "Motion"]),
        .testTarget(name: "ZoetropeTests", dependencies: ["Zoetrope", "SwiftUI", "Drawing"]),
        .testTarget(name: "ScenesTests", dependencies: ["Scenes", "SwiftUI", "Zoetrope", "Codecs", "Drawing"]),
        .testTarget(name: "CommandTests", dependencies: ["render"]),
    ],
    swiftLanguageModes: [.v6]
)
