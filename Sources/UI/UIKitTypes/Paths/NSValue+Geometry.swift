// SPDX-License-Identifier: MIT

import Foundation

// These properties are always zero: no value contains geometry, because the notifications that would carry such values
// are never posted.

extension NSValue {
    public var cgRectValue: CGRect { .zero }
    public var cgPointValue: CGPoint { .zero }
    public var cgSizeValue: CGSize { .zero }
}
