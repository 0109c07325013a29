// swift-tools-version: 6.0
// SPDX-License-Identifier: MIT

import PackageDescription

// On Linux SwiftUI is Zoetrope's; on Apple's systems it is Apple's, and Zoetrope is not built.
let linux = TargetDependencyCondition.when(platforms: [.linux])
// The aliases hide Zoetrope's modules from packages that do not depend on Zoetrope (docs/packages.md).
let aliases = [
    "SwiftUI": "ZoetropeSwiftUI", "Combine": "ZoetropeCombine", "UniformTypeIdentifiers": "ZoetropeTypeIdentifiers",
]

let package = Package(
    name: "ShareCards",
    platforms: [.macOS(.v14)],
    dependencies: [
        // The Makefile sets ZOETROPE to a link named `zoetrope`: SwiftPM drops aliases of a package whose folder is not
        // named as `package:` says.
        .package(name: "Zoetrope", path: Context.environment["ZOETROPE"] ?? "../../.."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    ],
    targets: [
        .target(
            name: "ShareCards",
            dependencies: [
                .product(name: "SwiftUI", package: "Zoetrope", moduleAliases: aliases, condition: linux),
                .product(name: "Hummingbird", package: "hummingbird"),
            ]),
        .executableTarget(name: "share-cards", dependencies: ["ShareCards"]),
        .testTarget(
            name: "ShareCardsTests",
            dependencies: ["ShareCards", .product(name: "HummingbirdTesting", package: "hummingbird")]),
    ]
)
