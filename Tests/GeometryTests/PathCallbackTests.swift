// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Testing

/// The usual way to read the elements of a path before `applyWithBlock`: a block as the pointer of a C callback.
@Suite struct PathCallbackTests {
    @Test func aBlockReceivesTheElements() {
        typealias Block = (UnsafePointer<CGPathElement>) -> Void
        func elements(of path: CGPath) -> [CGPathElementType] {
            var types: [CGPathElementType] = []
            let block: Block = { types.append($0.pointee.type) }
            let callback: (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void = { info, element in
                unsafeBitCast(info, to: Block.self)(element)
            }
            path.apply(
                info: unsafeBitCast(block, to: UnsafeMutableRawPointer.self),
                function: unsafeBitCast(callback, to: CGPathApplierFunction.self))
            return types
        }
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        #expect(elements(of: path) == [.moveToPoint, .addLineToPoint, .closeSubpath])
    }
}
