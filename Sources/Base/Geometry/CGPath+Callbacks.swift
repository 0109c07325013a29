// SPDX-License-Identifier: MIT

// The elements of a path by a C callback. Without Objective-C, a block is no pointer, so the usual casts between blocks,
// pointers and callbacks have overloads here.

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}

private final class ElementBlock {
    let block: (UnsafePointer<CGPathElement>) -> Void
    init(_ block: @escaping (UnsafePointer<CGPathElement>) -> Void) { self.block = block }
}

/// A pointer to a copy of the block, which is never freed: the cast has no end that could free it.
public func unsafeBitCast(
    _ block: @escaping (UnsafePointer<CGPathElement>) -> Void, to type: UnsafeMutableRawPointer.Type
) -> UnsafeMutableRawPointer { Unmanaged.passRetained(ElementBlock(block)).toOpaque() }

public func unsafeBitCast(
    _ pointer: UnsafeMutableRawPointer, to type: ((UnsafePointer<CGPathElement>) -> Void).Type
) -> (UnsafePointer<CGPathElement>) -> Void {
    Unmanaged<ElementBlock>.fromOpaque(pointer).takeUnretainedValue().block
}

public func unsafeBitCast(
    _ callback: @escaping (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void,
    to type: CGPathApplierFunction.Type
) -> CGPathApplierFunction {
    { info, element in
        if let info { callback(info, element) }
    }
}
