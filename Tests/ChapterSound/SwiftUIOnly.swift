// SPDX-License-Identifier: MIT

import SwiftUI

/// `Bundle.main` in a file that imports only SwiftUI.
public func pathWithSwiftUI(_ name: String) -> String? { Bundle.main.path(forResource: name, ofType: "wav") }
