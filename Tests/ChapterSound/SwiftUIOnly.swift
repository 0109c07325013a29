// SPDX-License-Identifier: MIT

import SwiftUI

/// What `Bundle.main` finds where only SwiftUI is imported.
public func pathWithSwiftUI(_ name: String) -> String? { Bundle.main.path(forResource: name, ofType: "wav") }
