// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import ViewCompiler

@Suite struct ToolchainTests {
    private func script(_ text: String, _ name: String, in folder: TemporaryFolder) throws {
        try folder.write("#!/bin/sh\n\(text)\n", to: name)
        chmod(folder.path + "/" + name, 0o755)
    }

    @Test func isThatOfTheCompilerBesideIt() throws {
        try TemporaryFolder.with { folder in
            try script("", "usr/bin/swift-frontend", in: folder)
            try script("", "usr/bin/swiftc", in: folder)
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/swiftc", withDestinationPath: folder.path + "/usr/bin/swiftc")
            let root = URL(filePath: folder.path).resolvingSymlinksInPath().path + "/usr"
            for path in ["/usr/bin/swiftc", "/swiftc"] {
                let toolchain = try Toolchain(ofCompiler: folder.path + path)
                #expect(toolchain.root == root)
                #expect(!toolchain.isCarried)
            }
        }
    }

    @Test func aForwardingProgramNamesItsToolchain() throws {
        try TemporaryFolder.with { folder in
            try script("", "usr/bin/swift-frontend", in: folder)
            try script(
                #"echo '{"paths": {"runtimeResourcePath": "\#(folder.path)/usr/lib/swift"}}'"#, "shim/swiftc",
                in: folder)
            #expect(try Toolchain(ofCompiler: folder.path + "/shim/swiftc").root == folder.path + "/usr")
        }
    }

    @Test func anotherProgramIsRefused() throws {
        try TemporaryFolder.with { folder in
            try script("echo hello", "swiftc", in: folder)
            #expect {
                try Toolchain(ofCompiler: folder.path + "/swiftc")
            } throws: { "\($0)".contains("no Swift compiler") }
        }
    }

    /// The search order is the variable `SWIFTC`, then the toolchain in the engine's folder, then `PATH`.
    @Test func theCarriedOneHasPrecedenceOverPath() throws {
        try TemporaryFolder.with { folder in
            for place in ["named/bin", "engine/toolchain/bin", "path/bin"] {
                try script("", place + "/swift-frontend", in: folder)
                try script("", place + "/swiftc", in: folder)
            }
            for file in ["flags", "compiler", "libZoetropeEngine.so"] { try folder.write("", to: "engine/" + file) }
            try script("", "engine/host", in: folder)
            var environment = ["ZOETROPE_ENGINE": folder.path + "/engine", "PATH": folder.path + "/path/bin"]
            let engine = try EngineFolder(of: "/nowhere/render", environment: environment)
            #expect(try Toolchain(of: engine, environment: environment).root == folder.path + "/engine/toolchain")
            #expect(try Toolchain(of: engine, environment: environment).packageManager == nil)
            environment["SWIFTC"] = folder.path + "/named/bin/swiftc"
            let named = try Toolchain(of: engine, environment: environment)
            #expect(named.root == URL(filePath: folder.path).resolvingSymlinksInPath().path + "/named")
            environment["SWIFTC"] = nil
            try FileManager.default.removeItem(atPath: folder.path + "/engine/toolchain")
            let other = try Toolchain(of: engine, environment: environment)
            #expect(other.root == URL(filePath: folder.path).resolvingSymlinksInPath().path + "/path")
            environment["PATH"] = "/nowhere"
            #expect(throws: ViewCompilerError.noCompiler) { try Toolchain(of: engine, environment: environment) }
        }
    }

    @Test func driverOptionsAreLeftOut() throws {
        try TemporaryFolder.with { folder in
            try script("", "bin/swift-frontend", in: folder)
            let arguments = try Toolchain(ofCompiler: folder.path + "/bin/swiftc")
                .frontendArguments(["-typecheck", "-wmo", "-Xfrontend", "-import-module", "-Xfrontend", "Combine"])
            #expect(arguments.first == "-frontend")
            #expect(arguments.suffix(3) == ["-typecheck", "-import-module", "Combine"])
        }
    }
}
