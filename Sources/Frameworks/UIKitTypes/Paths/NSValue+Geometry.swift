// SPDX-License-Identifier: MIT

import Foundation

// Values of geometry are not kept in such objects here: what a system would say with them is never said.

extension NSValue {
    /// None.
    public var cgRectValue: CGRect { .zero }
    /// None.
    public var cgPointValue: CGPoint { .zero }
    /// None.
    public var cgSizeValue: CGSize { .zero }
}
