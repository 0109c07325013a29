// SPDX-License-Identifier: MIT

internal import CSystem
import Foundation

// Darwin's functions for the extended attributes of files. Attributes are stored in Linux's namespace `user`. A file
// system without extended attributes fails with `ENOTSUP`. Attributes are written and removed only below the home and
// the temporary folder, which belong to the run of a host; elsewhere with the error `EPERM`.

public let XATTR_NOFOLLOW: Int32 = 0x0001
public let XATTR_CREATE: Int32 = 0x0002
public let XATTR_REPLACE: Int32 = 0x0004
public let XATTR_NOSECURITY: Int32 = 0x0008
public let XATTR_NODEFAULT: Int32 = 0x0010
public let XATTR_SHOWCOMPRESSION: Int32 = 0x0020
public let XATTR_MAXNAMELEN: Int32 = 127
public let ENOATTR: Int32 = ENODATA

private let namespace = "user."

/// - Returns: The size of the attribute's value; -1 with `errno` on failure.
public func getxattr(
    _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!, _ size: Int,
    _ position: UInt32, _ options: Int32
) -> Int {
    guard let name = ownName(name, position) else { return -1 }
    return options & XATTR_NOFOLLOW == 0
        ? CSystem.getxattr(path, name, value, size) : CSystem.lgetxattr(path, name, value, size)
}

public func fgetxattr(
    _ file: Int32, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!, _ size: Int, _ position: UInt32,
    _ options: Int32
) -> Int {
    guard let name = ownName(name, position) else { return -1 }
    return CSystem.fgetxattr(file, name, value, size)
}

/// - Returns: 0; -1 with `errno` on failure.
@discardableResult
public func setxattr(
    _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer!, _ size: Int,
    _ position: UInt32, _ options: Int32
) -> Int32 {
    guard let name = ownName(name, position), mayWrite(path) else { return -1 }
    return options & XATTR_NOFOLLOW == 0
        ? CSystem.setxattr(path, name, value, size, flags(options))
        : CSystem.lsetxattr(path, name, value, size, flags(options))
}

@discardableResult
public func fsetxattr(
    _ file: Int32, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer!, _ size: Int, _ position: UInt32,
    _ options: Int32
) -> Int32 {
    guard let name = ownName(name, position), mayWrite("/proc/self/fd/\(file)") else { return -1 }
    return CSystem.fsetxattr(file, name, value, size, flags(options))
}

/// - Returns: 0; -1 with `errno` on failure.
@discardableResult
public func removexattr(_ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ options: Int32) -> Int32 {
    guard let name = ownName(name, 0), mayWrite(path) else { return -1 }
    return options & XATTR_NOFOLLOW == 0 ? CSystem.removexattr(path, name) : CSystem.lremovexattr(path, name)
}

@discardableResult
public func fremovexattr(_ file: Int32, _ name: UnsafePointer<CChar>!, _ options: Int32) -> Int32 {
    guard let name = ownName(name, 0), mayWrite("/proc/self/fd/\(file)") else { return -1 }
    return CSystem.fremovexattr(file, name)
}

/// - Parameter names: Receives the names, each with a zero byte behind it; nil to ask for their size.
/// - Returns: The size of the names; -1 with `errno` on failure.
public func listxattr(
    _ path: UnsafePointer<CChar>!, _ names: UnsafeMutablePointer<CChar>!, _ size: Int, _ options: Int32
) -> Int {
    list(names, size) {
        options & XATTR_NOFOLLOW == 0 ? CSystem.listxattr(path, $0, $1) : CSystem.llistxattr(path, $0, $1)
    }
}

public func flistxattr(
    _ file: Int32, _ names: UnsafeMutablePointer<CChar>!, _ size: Int, _ options: Int32
) -> Int {
    list(names, size) { CSystem.flistxattr(file, $0, $1) }
}

/// The attribute's name in Linux's namespace; nil with `errno` if a call is invalid. Only resource forks have positions.
private func ownName(_ name: UnsafePointer<CChar>?, _ position: UInt32) -> String? {
    guard let name, position == 0 else {
        errno = EINVAL
        return nil
    }
    return namespace + String(cString: name)
}

/// Linux's flags of `setxattr`.
private func flags(_ options: Int32) -> Int32 {
    (options & XATTR_CREATE == 0 ? 0 : 1) | (options & XATTR_REPLACE == 0 ? 0 : 2)
}

/// Whether a file is in the home or in the temporary folder; sets `errno` if not.
private func mayWrite(_ path: UnsafePointer<CChar>?) -> Bool {
    guard let path, let place = realpath(path, nil) else {
        if path == nil { errno = EFAULT }
        return false
    }
    defer { free(place) }
    let file = String(cString: place)
    for folder in [NSHomeDirectory(), NSTemporaryDirectory()] {
        guard let real = realpath(folder, nil) else { continue }
        defer { free(real) }
        if file == String(cString: real) || file.hasPrefix(String(cString: real) + "/") { return true }
    }
    errno = EPERM
    return false
}

/// The names in the namespace `user`, without it.
///
/// - Parameter read: Linux's function.
private func list(
    _ names: UnsafeMutablePointer<CChar>?, _ size: Int, _ read: (UnsafeMutablePointer<CChar>?, Int) -> Int
) -> Int {
    let needed = read(nil, 0)
    guard needed > 0 else { return needed }
    var all = [CChar](repeating: 0, count: needed)
    let count = all.withUnsafeMutableBufferPointer { read($0.baseAddress, needed) }
    guard count >= 0 else { return -1 }
    let prefix = namespace.utf8.map { CChar(bitPattern: $0) }
    let own = all.prefix(count).split(separator: 0).filter { $0.starts(with: prefix) }
        .flatMap { $0.dropFirst(prefix.count) + [0] }
    guard let names else { return own.count }
    guard own.count <= size else {
        errno = ERANGE
        return -1
    }
    for (index, character) in own.enumerated() { names[index] = character }
    return own.count
}
