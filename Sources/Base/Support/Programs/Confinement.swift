// SPDX-License-Identifier: MIT

import CSystem
import Foundation

/// Confines a program and its descendants. The kernel restricts their files (Landlock) and their network access
/// (seccomp), and also signals, sockets and privileges.
package struct Confinement: Sendable, Equatable {
    /// Files and folders that may be read and executed.
    package var reading: [String]
    /// Files and folders that may be read, executed and changed.
    package var writing: [String]
    /// Folders in which the names of files may be read.
    package var listing: [String] = []
    package var hasNetwork: Bool

    package init(reading: [String], writing: [String], hasNetwork: Bool = false) {
        (self.reading, self.writing, self.hasNetwork) = (reading, writing, hasNetwork)
    }

    /// Files and folders that every program reads: system libraries, fonts, and the state of the kernel. Landlock
    /// protects the environments and the memory of other processes, which lie in `/proc`.
    package static let system = [
        "/usr", "/lib", "/lib32", "/lib64", "/bin", "/sbin", "/nix/store", "/snap", "/gnu/store", "/proc",
        "/sys/devices/system/cpu", "/sys/kernel/mm/transparent_hugepage", "/sys/fs/cgroup", "/etc/ld.so.cache",
        "/etc/ld.so.conf", "/etc/ld.so.conf.d", "/etc/fonts", "/etc/localtime", "/etc/timezone", "/etc/nsswitch.conf",
        "/etc/passwd", "/etc/group", "/etc/alternatives", "/etc/os-release", "/etc/locale.alias", "/etc/locale.conf",
        "/etc/ImageMagick-6", "/etc/magic", "/etc/mime.types",
    ]

    /// Files that programs need for network connections.
    package static let network = [
        "/etc/resolv.conf", "/run/systemd/resolve", "/etc/hosts", "/etc/host.conf", "/etc/gai.conf", "/etc/services",
        "/etc/protocols", "/etc/ssl", "/etc/pki", "/etc/ca-certificates", "/etc/crypto-policies",
        "/etc/gitconfig",
    ]

    private static let devices = ["null", "zero", "full", "random", "urandom"].map { "/dev/" + $0 }

    // MARK: The kernel

    /// The abilities of the kernel to confine programs.
    package struct Abilities: Sendable, Equatable {
        /// The version of Landlock; 0 if the kernel lacks it.
        package var landlock: Int
        package var hasSeccomp: Bool

        /// Descriptions of what this kernel cannot prevent; empty if the confinement is complete.
        package var gaps: [String] {
            var gaps: [String] = []
            if landlock == 0 { gaps.append("view code reads and writes all of your files (no Landlock)") }
            if landlock > 0, landlock < 3 {
                gaps.append("view code may truncate files that it may only read (Landlock \(landlock))")
            }
            if !hasSeccomp { gaps.append("view code reaches the network and other processes (no seccomp)") }
            if landlock == 0 { gaps.append("it reads the environment of your other processes") }
            return gaps
        }
    }

    /// The environment variable by which tests switch Landlock off. A run with this variable prints a warning. View
    /// code cannot set it in the process that confines the view code.
    package static let withoutLandlockVariable = "ZOETROPE_TEST_WITHOUT_LANDLOCK"

    package static let abilities: Abilities = {
        let isOff = ProcessInfo.processInfo.environment[withoutLandlockVariable] == "1"
        return Abilities(
            landlock: isOff ? 0 : Int(programs_landlock_version()), hasSeccomp: programs_has_seccomp() != 0)
    }()

    /// The Landlock rules of strict confinement, as a file descriptor; nil if the kernel lacks Landlock.
    func rules() throws(ChildProgramError) -> Int32? {
        guard Self.abilities.landlock > 0 else { return nil }
        var rules: Int32 = -1
        let failure = Self.withPaths(reading) { reading in
            Self.withPaths(writing) { writing in
                Self.withPaths(Self.devices) { devices in
                    Self.withPaths(listing) {
                        programs_ruleset(reading, writing, devices, $0, 1, hasNetwork ? 1 : 0, &rules)
                    }
                }
            }
        }
        guard failure == 0 else { throw .cannotStart(errno: failure) }
        return rules
    }

    // MARK: This process

    /// Restricts the file access of the calling thread and of all threads and programs that it starts afterwards. The
    /// restriction cannot be undone.
    ///
    /// - Returns: nil on success; otherwise the reason why the restriction failed.
    package func begin() -> String? {
        guard Self.abilities.landlock > 0 else { return String(cString: strerror(ENOSYS)) }
        let failure = Self.withPaths(reading) { reading in
            Self.withPaths(writing) { writing in
                Self.withPaths(["/dev"]) { programs_confine(reading, writing, $0) }
            }
        }
        return failure == 0 ? nil : String(cString: strerror(failure))
    }

    private static func withPaths<Result>(
        _ paths: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
    ) -> Result {
        let copies = paths.map { UnsafePointer<CChar>(strdup($0)) } + [nil]
        defer { for copy in copies { free(UnsafeMutablePointer(mutating: copy)) } }
        return copies.withUnsafeBufferPointer { body($0.baseAddress!) }
    }
}
