// swift-tools-version: 6.0
// SPDX-License-Identifier: MIT

// Tools/artifactbundle fills in the address and the checksum.

import PackageDescription

let package = Package(
    name: "zoetrope-plugins",
    products: [
        .plugin(name: "RenderPlugin", targets: ["RenderPlugin"]),
        .plugin(name: "SnapshotPlugin", targets: ["SnapshotPlugin"]),
    ],
    targets: [
        .binaryTarget(name: "render", url: "@URL@", checksum: "@CHECKSUM@"),
        .plugin(
            name: "RenderPlugin",
            capability: .command(
                intent: .custom(
                    verb: "render", description: "Render the previews of the package: swift package render -o previews/"
                ),
                permissions: [.writeToPackageDirectory(reason: "Pictures are written.")]),
            dependencies: ["render"]),
        .plugin(
            name: "SnapshotPlugin",
            capability: .command(
                intent: .custom(
                    verb: "snapshot", description: "Compare each preview of the package with its recorded picture."),
                permissions: [.writeToPackageDirectory(reason: "Pictures are recorded, and a report is written.")]),
            dependencies: ["render"]),
    ]
)
